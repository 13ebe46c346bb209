import type { Output, ValidInput } from '@marquee/contract/calls';
import { credited } from '@marquee/contract/machines';
import { listed } from '@marquee/database/listed';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import type { HistoryLine } from './bets';
import { paymentColumns, withTimelines } from './payments';
import { periodOf } from './period';

/**
 * The player's payments in a period, newest first, with totals: approved deposits less reversals, and paid withdrawals.
 */
export async function paymentHistory(
  input: ValidInput<'wallet/transactions'>,
  { database, site, clock, player }: PlayerContext,
): Promise<Output<'wallet/transactions'>> {
  const { from, to } = periodOf(input, clock.now());
  const where = `player_id = $1 and created_at >= $2 and created_at < $3 and ($4 = '' or kind = $4) and ($5 = '' or state = $5)`;
  const filter = [player.id, from, to, input.type, input.status];
  const [sums] = await database.query(
    `select count(*) as total, coalesce(sum(amount - given_back) filter (where state in (${listed(...credited)})), 0)::bigint as deposited,
       coalesce(sum(amount) filter (where state = 'paid'), 0) as withdrawn from payments where ${where}`,
    filter,
  );
  const rows = await database.query(
    `select ${paymentColumns} from payments where ${where} order by created_at desc, id limit $6 offset $7`,
    [...filter, input.count, (input.page - 1) * input.count],
  );
  return {
    value: await withTimelines({ database, site }, rows),
    ...(sums ?? { total: 0, deposited: 0, withdrawn: 0 }),
  };
}

interface BetLine {
  id: string;
  placed_at: number;
  settled_at: number | null;
  lines: HistoryLine[] | null;
}

const betColumns = `b.id, b.kind, b.placed_at, b.settled_at, b.stake, b.payout, b.state, b.automatic, b.title, b.detail,
  b.provider_code, b.game_code, b.lines, b.bonus_stake, b.bonus_payout`;

const betOf = <Line extends BetLine>({ id, placed_at, settled_at, lines, ...line }: Line) => ({
  bet_id: id,
  ...line,
  lines: lines ?? [],
  placed_at: new Date(placed_at).toISOString(),
  settled_at: settled_at === null ? null : new Date(settled_at).toISOString(),
});

/** The player's game rounds and sports bets in a period, newest first, with totals of stakes and returns. */
export async function betHistory(
  input: ValidInput<'wallet/bets'>,
  { database, clock, player }: PlayerContext,
): Promise<Output<'wallet/bets'>> {
  const { from, to } = periodOf(input, clock.now());
  const where = `player_id = $1 and placed_at >= $2 and placed_at < $3 and stake > 0 and ($4 = '' or kind = $4)
    and ($5 = '' or state = $5)`;
  const filter = [player.id, from, to, input.type, input.status];
  const [sums] = await database.query(
    `select count(*) as total, coalesce(sum(stake), 0) as staked, coalesce(sum(payout), 0) as returned from bets where ${where}`,
    filter,
  );
  const rows = await database.query(
    `select ${betColumns} from bets b where ${where} order by placed_at desc, id limit $6 offset $7`,
    [...filter, input.count, (input.page - 1) * input.count],
  );
  return { value: rows.map(betOf), ...(sums ?? { total: 0, staked: 0, returned: 0 }) };
}

/** One of the player's bets. Throws Refusal `betUnknown` for one that is not theirs. */
export async function oneBet(
  { bet_id }: ValidInput<'wallet/bet'>,
  { database, player, site }: PlayerContext,
): Promise<Output<'wallet/bet'>> {
  const rows = await database.query(
    `select ${betColumns}, coalesce(p.name, '') as provider_name, coalesce(t.round_id, '') as round_id
     from bets b left join providers p on p.code = b.provider_code
     left join provider_transactions t on b.kind = 'game' and t.provider_code = b.provider_code
       and t.transaction_id = substr(b.id, length(b.provider_code) + 2)
     where b.site = $1 and b.id = $2 and b.player_id = $3`,
    [site.domain_name, bet_id, player.id],
  );
  if (rows.length === 0) throw new Refusal('betUnknown');
  return { value: rows.map(betOf) };
}
