import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/kernel/database/database';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import { hashOf } from './tokens';

/** What a one-time code (tac) is for; a code for one purpose is none for another. */
export type Purpose = 'register' | 'login' | 'password' | 'step_up';

/** Decisions §5: a code holds for five minutes and five tries, and a new one may be asked for once in 60 s. */
export const codeRules = { lifetime: 5 * 60_000, attempts: 5, pause: 60_000 } as const;

/** The account that a code belongs to, by site and lower-case account id; it need not exist. */
export interface CodeOwner {
  site: string;
  accountKey: string;
  purpose: Purpose;
}

const lockOwner = (transaction: Database, { site, accountKey, purpose }: CodeOwner) =>
  transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`code ${site} ${accountKey} ${purpose}`]);

/** The salt keeps equal codes from having equal hashes. */
const codeHash = (id: string, code: string) => hashOf(`${id} ${code}`);

/**
 * Makes a new code, which makes earlier ones void, and has `handOver` write the message that brings it into the same transaction; resolves with what
 * that gives, null for a repeat with the `request` that made the last one. Throws Refusal('codeTooSoon') within 60 s of the one before.
 * Asking for an account that does not exist does the same work and counts the same way.
 */
export function newCode<T>(
  database: Database,
  random: Random,
  owner: CodeOwner,
  {
    now,
    request,
    handOver,
  }: { now: number; request: string | undefined; handOver: (transaction: Database, code: string) => Promise<T> },
): Promise<T | null> {
  const { site, accountKey, purpose } = owner;
  return database.transaction(async (transaction) => {
    await lockOwner(transaction, owner);
    const [recent] = await transaction.query<{ asked_request: string | null }>(
      `select asked_request from one_time_codes where site = $1 and account_key = $2 and purpose = $3 and created_at > $4
       order by created_at desc limit 1`,
      [site, accountKey, purpose, now - codeRules.pause],
    );
    if (recent && request && recent.asked_request === request) return null;
    if (recent) throw new Refusal('codeTooSoon', { httpStatus: 429 });
    const id = randomUUID();
    const code = String(random.below(1_000_000)).padStart(6, '0');
    await transaction.query(
      `update one_time_codes set used_at = $4 where site = $1 and account_key = $2 and purpose = $3 and used_at is null`,
      [site, accountKey, purpose, now],
    );
    await transaction.query(
      `insert into one_time_codes (id, site, account_key, purpose, code_hash, created_at, expires_at, asked_request)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, site, accountKey, purpose, codeHash(id, code), now, now + codeRules.lifetime, request ?? null],
    );
    return handOver(transaction, code);
  });
}

/**
 * Uses a code up: from now on it is void, but for a repeat with the same `request`, whose answer was lost. Throws
 * Refusal('codeWrong') for a wrong, old or used one, and for the right one after five wrong tries. The try is counted even though the
 * call is refused.
 */
export async function useCode(
  database: Database,
  owner: CodeOwner,
  { tac: code, request_id: request }: { tac: string; request_id?: string | undefined },
  now: number,
): Promise<void> {
  const { site, accountKey, purpose } = owner;
  const right = await database.transaction(async (transaction) => {
    await lockOwner(transaction, owner);
    const [row] = await transaction.query<{ id: string; code_hash: string; attempts: number; expires_at: number }>(
      `select id, code_hash, attempts, expires_at from one_time_codes
       where site = $1 and account_key = $2 and purpose = $3 and (used_at is null or used_request = $4)
       order by created_at desc limit 1`,
      [site, accountKey, purpose, request ?? null],
    );
    if (!row || now >= row.expires_at || row.attempts >= codeRules.attempts) return false;
    const matches = row.code_hash === codeHash(row.id, code);
    await transaction.query(
      `update one_time_codes set attempts = attempts + 1, used_at = coalesce(used_at, $2), used_request = coalesce(used_request, $3)
       where id = $1`,
      [row.id, matches ? now : null, matches ? (request ?? null) : null],
    );
    return matches;
  });
  if (!right) throw new Refusal('codeWrong', { fields: { tac: 'codeWrong' } });
}
