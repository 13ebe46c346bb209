import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { linkPlayer } from './links';
import { storeNameParts } from './nameParts';
import { type MarkKind, marksOf, marksVersion, type PersonFacts } from './normalised';

/** A keyed hash of something that identifies a person, and when it was proved. */
export interface Mark {
  kind: MarkKind;
  hash: string;
  provedAt: number | null;
}

/** Stores keyed hashes ("marks") that tell which accounts belong to one person. */
export interface Persons {
  /** The version of the marks: a fingerprint of key and normalisation. */
  readonly keyId: string;
  /** The marks of what identifies a person, with every key. Nothing is stored. */
  marks(facts: PersonFacts): Mark[];
  /**
   * Stores a player's missing marks, from the current account data, and links the player to accounts that are alike;
   * older ones stay. Call it in the transaction that changes or proves name, contact, bank accounts or a `document` of
   * identity. Transactions wait for each other here, so that two that are alike see each other.
   */
  mark(transaction: Database, playerId: string, now: number, document?: string): Promise<void>;
  /** A signature of a text, 22 characters: for links that need no login. It says nothing about a person. */
  seal(text: string): string;
  /** Whether a signature is that of a text, with any key. */
  isSealed(text: string, seal: string): boolean;
}

/**
 * Opens the marks of an installation. With two keys (rotation), each mark is stored with both; the first key is the
 * current one. Throws without a key.
 */
export function openPersons(keys: readonly string[]): Persons {
  const [first] = keys;
  if (!first) throw new Error('There is no key for the marks of persons.');
  const keyId = createHash('sha256').update(`${marksVersion} ${first}`).digest('hex').slice(0, 8);

  const marks = (facts: PersonFacts): Mark[] =>
    marksOf(facts).flatMap(([kind, value, provedAt]) =>
      keys.map((key) => ({ kind, provedAt, hash: createHmac('sha256', key).update(`${kind} ${value}`).digest('hex') })),
    );

  const sealWith = (key: string, text: string) =>
    createHmac('sha256', key).update(`link ${text}`).digest('base64url').slice(0, 22);

  return {
    keyId,
    marks,
    seal: (text) => sealWith(first, text),
    isSealed: (text, seal) =>
      keys.some((key) => {
        const [given, own] = [Buffer.from(seal), Buffer.from(sealWith(key, text))];
        return given.length === own.length && timingSafeEqual(given, own);
      }),
    async mark(transaction, playerId, now, document) {
      const [account] = await transaction.query(
        `select full_name, date_of_birth, contact_phone, contact_email, phone_verified_at, email_verified_at
         from players where id = $1 for no key update`,
        [playerId],
      );
      if (!account) return;
      await transaction.query("select pg_advisory_xact_lock(hashtextextended('persons', 0))");
      const banks = await transaction.query(
        `select b.bank_code, b.account_number, (select min(p.changed_at) from payments p
           where p.player_id = $1 and p.bank_account_id = b.id and p.kind = 'withdrawal' and p.state = 'paid') as paid_at
         from bank_accounts b where b.player_id = $1`,
        [playerId],
      );
      const shown = document === undefined ? undefined : { text: document, passedAt: now };
      const own = marks({ ...account, banks, document: shown });
      await transaction.query(
        `insert into person_marks (player_id, kind, hash, proved_at, created_at)
         select distinct on (m.hash) $1, m.kind, m.hash, m.proved_at, $5::bigint
         from unnest($2::text[], $3::text[], $4::bigint[]) as m (kind, hash, proved_at) order by m.hash, m.proved_at
         on conflict (player_id, hash) do update set proved_at = excluded.proved_at
           where person_marks.proved_at is null and excluded.proved_at is not null`,
        [playerId, own.map(({ kind }) => kind), own.map(({ hash }) => hash), own.map(({ provedAt }) => provedAt), now],
      );
      await storeNameParts(transaction, playerId, account.full_name);
      await linkPlayer(transaction, playerId, now);
      await transaction.query('update players set person_key = $2, marks_due = false where id = $1', [playerId, keyId]);
    },
  };
}
