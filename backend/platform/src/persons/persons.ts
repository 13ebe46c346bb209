import { createHash, createHmac } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { marksOf, marksVersion, type PersonFacts } from './normalised';

/** Writes down who players are, as hashes that only this installation can make. */
export interface Persons {
  /** How marks are written: a fingerprint of the key, and of the version of what is hashed. */
  readonly keyId: string;
  /**
   * Writes the marks of a player that are not there yet, from what the account says now; older ones stay. Call it in
   * the transaction that changes name, contact or bank accounts.
   */
  mark(transaction: Database, playerId: string, now: number): Promise<void>;
}

/**
 * The persons of an installation. With two keys, each mark is written with both: the first is the one in force, the
 * second one is on its way out. Throws without a key.
 */
export function openPersons(keys: readonly string[]): Persons {
  const [first] = keys;
  if (!first) throw new Error('There is no key for the marks of persons.');
  const keyId = createHash('sha256').update(`${marksVersion} ${first}`).digest('hex').slice(0, 8);

  return {
    keyId,
    async mark(transaction, playerId, now) {
      const [account] = await transaction.query<Omit<PersonFacts, 'banks'>>(
        'select full_name, date_of_birth, contact_phone, contact_email from players where id = $1 for no key update',
        [playerId],
      );
      if (!account) return;
      const banks = await transaction.query<PersonFacts['banks'][number]>(
        'select bank_code, account_number from bank_accounts where player_id = $1',
        [playerId],
      );
      const marks = marksOf({ ...account, banks }).flatMap(([kind, value]) =>
        keys.map((key) => ({ kind, hash: createHmac('sha256', key).update(`${kind} ${value}`).digest('hex') })),
      );
      await transaction.query(
        `insert into person_marks (player_id, kind, hash, created_at)
         select $1, m.kind, m.hash, $4 from unnest($2::text[], $3::text[]) as m (kind, hash) on conflict do nothing`,
        [playerId, marks.map(({ kind }) => kind), marks.map(({ hash }) => hash), now],
      );
      await transaction.query('update players set person_key = $2 where id = $1', [playerId, keyId]);
    },
  };
}
