import { createHash } from 'node:crypto';
import type { Database, RowOf } from '@marquee/database/database';
import { onSnapshot } from '@marquee/database/snapshot';

/** Entries after a sequence number; `before` and `after` as the JSON text that was hashed. */
const entriesAfter = `select sequence, at, actor_kind, actor, actor_name, person, roles, second, site, act, outcome, error,
  target, reason, before::text as before, after::text as after, amount, currency, address, request, hash
  from audit_entries where sequence > $1 order by sequence limit $2`;

/** A stored entry. */
export type AuditRow = RowOf<typeof entriesAfter>;

/** Entries of a batch that is full. */
export const auditBatch = 5000;

const text = (number: number | null) => (number === null ? null : String(number));

/** The hash of an entry, as the database function `audit_append` computes it. */
export function auditHash(previous: string, row: AuditRow): string {
  const who = [row.actor_kind, row.actor, row.actor_name, row.person, row.roles.join(), row.second];
  const what = [row.site, row.act, row.outcome, row.error, row.target, row.reason, row.before, row.after];
  const rest = [text(row.amount), row.currency, row.address, row.request];
  const fields = [previous, String(row.sequence), String(row.at), ...who, ...what, ...rest];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** The result of a verification: the number of entries, the chain's end, and the first entry that does not fit. */
export interface AuditVerification {
  entries: number;
  hash: string;
  flaw: { sequence: number; reason: 'gap' | 'hash' | 'head' } | null;
}

/** Follows a chain from its beginning. Feed it entries in order. */
export class AuditChain {
  #sequence = 0;
  #hash = '';
  #flaw: AuditVerification['flaw'] = null;

  follow(row: AuditRow): void {
    if (!this.#flaw && row.sequence !== this.#sequence + 1) this.#flaw = { sequence: row.sequence, reason: 'gap' };
    if (!this.#flaw && row.hash !== auditHash(this.#hash, row)) this.#flaw = { sequence: row.sequence, reason: 'hash' };
    this.#sequence = row.sequence;
    this.#hash = row.hash;
  }

  /** Ends the chain; `head` is where it should end, if somebody knows. */
  end(head?: { sequence: number; hash: string }): AuditVerification {
    const fits = !head || (head.sequence === this.#sequence && head.hash === this.#hash);
    const flaw = this.#flaw ?? (fits ? null : { sequence: this.#sequence, reason: 'head' as const });
    return { entries: this.#sequence, hash: this.#hash, flaw };
  }
}

/** The entries after a sequence number, oldest first, in batches. */
export async function* auditRows(database: Database, after = 0): AsyncGenerator<AuditRow[]> {
  for (let last = after; ; ) {
    const rows = await database.query(entriesAfter, [last, auditBatch]);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < auditBatch) return;
    last = end.sequence;
  }
}

/** Recomputes the whole audit on one snapshot; staff may act meanwhile. */
export function verifyAudit(database: Database): Promise<AuditVerification> {
  return onSnapshot(database, async (snapshot) => {
    const chain = new AuditChain();
    for await (const rows of auditRows(snapshot)) for (const row of rows) chain.follow(row);
    const [head] = await snapshot.query('select sequence, hash from audit_head');
    return chain.end(head ?? { sequence: 0, hash: '' });
  });
}
