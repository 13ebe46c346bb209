import { randomUUID } from 'node:crypto';
import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database, RowOf } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import { fitsPattern } from '../sites/accountNumber';
import type { SiteFile } from '../sites/siteFile';

/** A row of `bank_accounts`; the full `account_number` never leaves the backend. */
export type BankAccountRow =
  RowOf<`select ${typeof columns} from bank_accounts where player_id = $1 and request_id = $2`>;

const columns = 'id, bank_code, bank_name, holder_name, account_number, created_at';

/** A masked number: only its last four characters. */
export function masked(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-4)}`;
}

/** Whether two names match as banks compare them: ignoring case, width and repeated spaces. */
export function sameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
  return plain(one) === plain(other);
}

/** When an account becomes usable for withdrawals, ms since 1970. */
export function usableFrom({ bank_account_wait }: SiteFile, { created_at }: BankAccountRow): number {
  return created_at + bank_account_wait * 3_600_000;
}

/** A current bank account of this player, or undefined. */
export async function accountOnFile(
  database: Database,
  playerId: string,
  id: string,
): Promise<BankAccountRow | undefined> {
  const [row] = await database.query(
    `select ${columns} from bank_accounts where player_id = $1 and id = $2 and removed_at is null`,
    [playerId, id],
  );
  return row;
}

/** The player's bank accounts, oldest first: the oldest is the default. */
export async function listBankAccounts({
  database,
  clock,
  site,
  player,
}: Pick<PlayerContext, 'database' | 'clock' | 'site' | 'player'>): Promise<Output<'wallet/bank_accounts'>['value']> {
  const rows = await database.query(
    `select b.id, b.bank_code, b.bank_name, b.holder_name, b.account_number, b.created_at, p.full_name
     from bank_accounts b join players p on p.id = b.player_id
     where b.player_id = $1 and b.removed_at is null order by b.created_at, b.id`,
    [player.id],
  );
  return rows.map((row, index) => ({
    bank_account_id: row.id,
    bank_code: row.bank_code,
    bank_name: row.bank_name,
    holder_name: row.holder_name,
    account_number: masked(row.account_number),
    is_default: index === 0,
    in_own_name: sameName(row.full_name, row.holder_name),
    created_at: new Date(row.created_at).toISOString(),
    usable_at: usableFrom(site, row) > clock.now() ? new Date(usableFrom(site, row)).toISOString() : null,
  }));
}

/**
 * Adds a bank account (D6). Throws Refusal `unknownBank`, `holderNameMismatch`, `accountNumberFormat`,
 * `bankAccountKnown` or `requestIdReused`, each with its field.
 */
export async function addBankAccount(
  input: ValidInput<'wallet/add_bank_account'>,
  { database, clock, events, persons, site, player }: PlayerContext,
): Promise<void> {
  const bank = site.banks.find((listed) => listed.bank_code === input.bank_code);
  if (!bank) throw new Refusal('unknownBank', { fields: { bank_code: 'unknownBank' } });
  const number = input.account_number.replace(/[\s-]/g, '');
  if (!fitsPattern(number, bank.pattern)) {
    throw new Refusal('accountNumberFormat', { fields: { account_number: 'accountNumberFormat' } });
  }
  await events.transaction(database, async (transaction, emit) => {
    const [profile] = await transaction.query('select full_name from players where id = $1 for no key update', [
      player.id,
    ]);
    const [earlier] = await transaction.query(
      `select ${columns} from bank_accounts where player_id = $1 and request_id = $2`,
      [player.id, input.request_id],
    );
    if (earlier) {
      if (earlier.account_number === number && earlier.bank_code === bank.bank_code) return;
      throw new Refusal('requestIdReused');
    }
    if (!profile || !sameName(profile.full_name, input.holder_name)) {
      throw new Refusal('holderNameMismatch', { fields: { holder_name: 'holderNameMismatch' } });
    }
    const written = await transaction.query(
      `insert into bank_accounts (id, site, player_id, bank_code, bank_name, holder_name, account_number, request_id, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
      [
        randomUUID(),
        site.domain_name,
        player.id,
        bank.bank_code,
        bank.bank_name,
        profile.full_name,
        number,
        input.request_id,
        clock.now(),
      ],
    );
    if (written.length === 0) {
      throw new Refusal('bankAccountKnown', { fields: { account_number: 'bankAccountKnown' } });
    }
    await persons.mark(transaction, player.id, clock.now());
    const name = `${bank.bank_name} ${masked(number)}`;
    await emit('securityChanged', { player_id: player.id, site: site.domain_name, change: 'bankAdded', name });
  });
}

/** Removes a bank account; its payments keep their masked number. Throws Refusal('bankAccountUnknown'). */
export async function removeBankAccount(
  input: ValidInput<'wallet/remove_bank_account'>,
  { database, clock, player }: PlayerContext,
): Promise<void> {
  const removed = await database.query(
    'update bank_accounts set removed_at = $3 where player_id = $1 and id = $2 and removed_at is null returning id',
    [player.id, input.bank_account_id, clock.now()],
  );
  if (removed.length === 0) throw new Refusal('bankAccountUnknown');
}
