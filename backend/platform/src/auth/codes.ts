import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { assertMayAsk } from './codePace';
import { hashOf } from './tokens';

/** The purpose of a one-time code (tac); a code is valid for one purpose only. */
export type Purpose = 'register' | 'login' | 'password' | 'step_up';

/** D5.03 to D5.05: a code is valid for five minutes and five attempts; a new one may be requested every 60 s. */
export const codeRules = { lifetime: 5 * 60_000, attempts: 5, pause: 60_000 } as const;

/**
 * Who a code belongs to: site and lower-case account id (the account need not exist), and the requesting browser, by
 * its cookie's hash. Another browser's codes for the same account are separate, so strangers cannot use up the owner's
 * attempts.
 */
export interface CodeOwner {
  site: string;
  accountKey: string;
  purpose: Purpose;
  askedBy: string;
}

/** Locks the account rather than the browser: codes are counted for both. */
const lockAccount = (transaction: Database, { site, accountKey }: CodeOwner) =>
  transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`code ${site} ${accountKey}`]);

/** The salt gives equal codes different hashes. */
const codeHash = (id: string, code: string) => hashOf(`${id} ${code}`);

/** One request for a code. */
interface Asking {
  now: number;
  /** The idempotency key of the request. */
  request: string | undefined;
  /** The hash of the requesting network, and whether the account knows the browser. */
  askedFrom: string;
  byKnownDevice: boolean;
  /** The hash of the typed contact; empty where none is asked for. */
  askedContact: string;
  /** Whether the input names an account and its contact; otherwise the code is counted, and never valid. */
  isRight: boolean;
  handOver: (transaction: Database, code: string) => Promise<string>;
}

/**
 * Makes a new code, which invalidates earlier ones of the same browser; `handOver` queues its message in the same
 * transaction. Returns what `handOver` returns, or null for a repeated `request`. Throws Refusal('codeTooSoon') by the
 * limits of `codePace`. Requests for unknown accounts do the same work and are counted, without changing any code.
 */
export function newCode(database: Database, random: Random, owner: CodeOwner, asking: Asking): Promise<string | null> {
  const { site, accountKey, purpose, askedBy } = owner;
  const { now, request, askedFrom, byKnownDevice, askedContact, isRight, handOver } = asking;
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, owner);
    const [last] = await transaction.query(
      `select asked_request from one_time_codes
       where site = $1 and account_key = $2 and purpose = $3 and asked_by = $4 and created_at > $5
       order by created_at desc limit 1`,
      [site, accountKey, purpose, askedBy, now - codeRules.pause],
    );
    if (last && request && last.asked_request === request) return null;
    await assertMayAsk(transaction, { ...owner, askedFrom, byKnownDevice, askedContact }, now);
    const id = randomUUID();
    const code = String(random.below(1_000_000)).padStart(6, '0');
    await transaction.query(
      `update one_time_codes set used_at = $5
       where site = $1 and account_key = $2 and purpose = $3 and asked_by = $4 and used_at is null and $6`,
      [site, accountKey, purpose, askedBy, now, isRight],
    );
    await transaction.query(
      `insert into one_time_codes (id, site, account_key, purpose, code_hash, created_at, expires_at, asked_request,
         asked_by, asked_from, by_known_device, used_at, asked_contact)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
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
        askedContact,
      ],
    );
    return handOver(transaction, code);
  });
}

/**
 * Consumes a code: it is invalid from now on, except for a retry with the same `request`. Returns false for a wrong,
 * expired or used code, one that another browser requested, and any code after five wrong attempts. Each attempt is
 * counted.
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
    const [row] = await transaction.query(
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
