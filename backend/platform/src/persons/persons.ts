import { createHash, createHmac } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { marksOf, marksVersion, type PersonFacts } from './normalised';

/** Stores keyed hashes ("marks") that tell which accounts belong to one person. */
export interface Persons {
  /** The version of the marks: a fingerprint of key and normalisation. */
  readonly keyId: string;
  /**
   * Stores a player's missing marks, from the current account data; older ones stay. Call it in the transaction that
   * changes name, contact or bank accounts.
   */
  mark(transaction: Database, playerId: string, now: number): Promise<void>;
}

/**
 * Opens the marks of an installation. With two keys (rotation), each mark is stored with both; the first key is the
 * current one. Throws without a key.
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
