import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { assertMayAsk } from './codePace';
import { hashOf } from './tokens';

/** What a one-time code (tac) is for; a code for one purpose is none for another. */
export type Purpose = 'register' | 'login' | 'password' | 'step_up';

/** D5.03 to D5.05: a code holds for five minutes and five tries, and a new one may be asked for once in 60 s. */
export const codeRules = { lifetime: 5 * 60_000, attempts: 5, pause: 60_000 } as const;

/**
 * The account that a code belongs to, by site and lower-case account id, which need not exist; and the browser that
 * asks for it or brings it, by the hash of its cookie: what others ask for the same account is another code, and theirs
 * to spoil.
 */
export interface CodeOwner {
  site: string;
  accountKey: string;
  purpose: Purpose;
  askedBy: string;
}

/** The account is locked, not the browser: codes are counted for both. */
const lockAccount = (transaction: Database, { site, accountKey }: CodeOwner) =>
  transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`code ${site} ${accountKey}`]);

/** The salt keeps equal codes from having equal hashes. */
const codeHash = (id: string, code: string) => hashOf(`${id} ${code}`);

/** One press of somebody who asks for a code. */
interface Asking {
  now: number;
  /** The key of the press, for a repeat. */
  request: string | undefined;
  /** The hash of the network that asks, and whether the browser is one that the account knows. */
  askedFrom: string;
  byKnownDevice: boolean;
  /**
   * Whether what was typed names an account and its contact; for anything else a code is counted, and opens nothing.
   */
  isRight: boolean;
  handOver: (transaction: Database, code: string) => Promise<string>;
}

/**
 * Makes a new code, which makes earlier ones of the same browser void, and has `handOver` write the message that brings
 * it into the same transaction; resolves with what that gives, null for a repeat with the `request` that made the last
 * one. Throws Refusal('codeTooSoon') by the pace of `codePace`. Asking in vain does the same work, counts the same way,
 * and leaves every code as it was.
 */
export function newCode(database: Database, random: Random, owner: CodeOwner, asking: Asking): Promise<string | null> {
  const { site, accountKey, purpose, askedBy } = owner;
  const { now, request, askedFrom, byKnownDevice, isRight, handOver } = asking;
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, owner);
    const [last] = await transaction.query<{ asked_request: string | null }>(
      `select asked_request from one_time_codes
       where site = $1 and account_key = $2 and purpose = $3 and asked_by = $4 and created_at > $5
       order by created_at desc limit 1`,
      [site, accountKey, purpose, askedBy, now - codeRules.pause],
    );
    if (last && request && last.asked_request === request) return null;
    await assertMayAsk(transaction, { ...owner, askedFrom, byKnownDevice }, now);
    const id = randomUUID();
    const code = String(random.below(1_000_000)).padStart(6, '0');
    await transaction.query(
      `update one_time_codes set used_at = $5
       where site = $1 and account_key = $2 and purpose = $3 and asked_by = $4 and used_at is null and $6`,
      [site, accountKey, purpose, askedBy, now, isRight],
    );
    await transaction.query(
      `insert into one_time_codes (id, site, account_key, purpose, code_hash, created_at, expires_at, asked_request,
         asked_by, asked_from, by_known_device, used_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        site,
        accountKey,
        purpose,
        codeHash(id, code),
        now,
        now + codeRules.lifetime,
        request ?? null,
        askedBy,
        askedFrom,
        byKnownDevice,
        isRight ? null : now,
      ],
    );
    return handOver(transaction, code);
  });
}

/**
 * Uses a code up: from now on it is void, but for a repeat with the same `request`, whose answer was lost. False for a
 * wrong, old or used one, for one that another browser asked for, and for the right one after five wrong tries. The try
 * is counted.
 */
export function useCode(
  database: Database,
  owner: CodeOwner,
  { tac: code, request_id: request }: { tac: string; request_id?: string | undefined },
  now: number,
): Promise<boolean> {
  const { site, accountKey, purpose, askedBy } = owner;
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, owner);
    const [row] = await transaction.query<{ id: string; code_hash: string; attempts: number; expires_at: number }>(
      `select id, code_hash, attempts, expires_at from one_time_codes
       where site = $1 and account_key = $2 and purpose = $3 and asked_by = $4 and (used_at is null or used_request = $5)
       order by created_at desc limit 1`,
      [site, accountKey, purpose, askedBy, request ?? null],
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
}
