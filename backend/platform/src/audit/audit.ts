import type { Database } from '@marquee/database/database';

/** An entry of the audit, before it has its place in the chain. `before` and `after` are what an act changed. */
export interface AuditEntry {
  at: number;
  actor: { kind: 'member' | 'key' | 'console'; id: string; name: string; person: string | null };
  roles: readonly string[];
  /** The member who approved it. */
  second?: string | undefined;
  site?: string | undefined;
  /** The name of a staff call, or what happened outside of one: `session/begin`. */
  act: string;
  outcome: 'done' | 'refused' | 'read' | 'asked';
  /** The error of a refused one. */
  error?: string | undefined;
  /** `player:<id>`, `payment:<id>` and the like. */
  target?: string | undefined;
  reason?: string | undefined;
  before?: unknown;
  after?: unknown;
  /** Minor units, where money moved. */
  amount?: number | undefined;
  currency?: string | undefined;
  address: string;
  request?: string | undefined;
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/**
 * Adds an entry to the end of the chain, and returns its sequence number. Make it the last statement of a transaction:
 * it locks the end of the chain for all others.
 */
export async function appendAudit(transaction: Database, entry: AuditEntry): Promise<number> {
  const { actor } = entry;
  const [row] = await transaction.query(
    `select audit_append($1::bigint, $2, $3, $4, $5, $6::text[], $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15::jsonb,
       $16::bigint, $17, $18, $19) as sequence`,
    [
      entry.at,
      actor.kind,
      actor.id,
      actor.name,
      actor.person,
      entry.roles,
      entry.second ?? null,
      entry.site || null,
      entry.act,
      entry.outcome,
      entry.error ?? null,
      entry.target ?? null,
      entry.reason ?? null,
      json(entry.before),
      json(entry.after),
      entry.amount ?? null,
      entry.currency ?? null,
      entry.address,
      entry.request ?? null,
    ],
  );
  return row?.sequence ?? 0;
}
