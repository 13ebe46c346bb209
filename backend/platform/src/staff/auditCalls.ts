import type { AuditEntry } from '@marquee/contract/staff/audit';
import { auditBatch, auditRows } from '../audit/verifyAudit';
import type { StaffHandlers } from './handlers';

/** Reading the audit. Entries of the whole installation are seen by those who may read at all sites. */
export const auditCalls = {
  'audit/list': async ({ before, actor, target, act, limit }, { database, mayAt, site }) => {
    const rows = await database.query(
      `select sequence, at, actor_kind, actor, actor_name, roles, second, site, act, outcome, error, target, reason, before,
         after, amount, currency, address, request, hash
       from audit_entries where ($1::bigint is null or sequence < $1) and ($2::text[] is null or site = any ($2))
         and ($3 = '' or site = $3) and ($4::text is null or actor = $4) and ($5::text is null or target = $5)
         and ($6::text is null or act = $6) order by sequence desc limit $7`,
      [before ?? null, mayAt, site, actor ?? null, target ?? null, act ?? null, limit],
    );
    const value = rows.map(({ at, actor_kind: kind, actor: id, ...row }): AuditEntry => {
      const entry = { ...row, at: new Date(at).toISOString(), actor: kind === 'console' ? kind : `${kind}:${id}` };
      return entry as AuditEntry;
    });
    return { output: { value }, target };
  },

  'audit/export': async ({ after }, { database }) => {
    // The reading itself becomes an entry: the end is where a part is not full.
    for await (const rows of auditRows(database, after)) {
      const last = rows.length < auditBatch ? null : (rows.at(-1)?.sequence ?? null);
      return { output: { lines: rows.map((row) => `${JSON.stringify(row)}\n`).join(''), last } };
    }
    return { output: { lines: '', last: null } };
  },
} satisfies Partial<StaffHandlers>;
