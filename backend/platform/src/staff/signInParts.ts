import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Random } from '@marquee/kernel/random';
import { type AuditEntry, appendAudit } from '../audit/audit';
import { StaffRefusal } from './staffRefusal';

/** What signing in needs. `origin` is the desk's: `https://desk.example.com`. */
export interface SignInParts {
  database: Database;
  clock: Clock;
  random: Random;
  origin: string;
}

/** Where a request comes from. */
export interface Source {
  device: string;
  address: string;
}

/** Who signs in, for the audit. */
export type Who = AuditEntry['actor'];

/** Somebody who is not known yet. */
export const somebody: Who = { kind: 'member', id: '', name: '', person: null };

/** The audit's view of a member; `somebody` if there is none. */
export async function whoIs(database: Database, staffId: string | undefined): Promise<Who> {
  if (staffId === undefined) return somebody;
  const [row] = await database.query('select name, person from staff_members where id = $1', [staffId]);
  return row ? { kind: 'member', id: staffId, name: row.name, person: row.person } : somebody;
}

/** What the audit says of signing in. */
export type SignInAct =
  | 'session/sign-in'
  | 'session/sign-out'
  | 'session/step-up'
  | 'session/link'
  | 'session/passkey'
  | 'session/device'
  | 'session/key';

/** Writes an act of signing in into the audit. Make it the last statement of its transaction. */
export async function auditSignIn(
  transaction: Database,
  now: number,
  who: Who,
  act: SignInAct,
  { address, ...rest }: Pick<AuditEntry, 'address'> & Partial<Pick<AuditEntry, 'after' | 'error' | 'target'>>,
): Promise<void> {
  const outcome = rest.error === undefined ? 'done' : 'refused';
  await appendAudit(transaction, { at: now, actor: who, roles: [], act, outcome, address, ...rest });
}

/** Does the work; a refusal is written into the audit, in a transaction of its own. `who` is asked for then. */
export async function refusalsAudited<T>(
  { database, clock }: Pick<SignInParts, 'database' | 'clock'>,
  act: SignInAct,
  { address }: Source,
  who: () => Promise<Who>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StaffRefusal) {
      const refused = await who();
      await database.transaction((transaction) =>
        auditSignIn(transaction, clock.now(), refused, act, { address, error: error.statusMessage }),
      );
    }
    throw error;
  }
}
