import type { Output, ValidInput } from '@marquee/contract/calls';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import { settleBet } from '../wallet/bets';
import { type BetRow, legsOf } from './betRows';
import { betViews, cashOutValue } from './betView';

/**
 * Cashes out an open bet at the quoted amount, or at what it is worth by now if that is more (decisions §8). Worth less, the new
 * value is offered and nothing is booked. Idempotent: the row is locked, and a repeat of the request answers its result.
 * Throws Refusal `betUnknown`, `betSettled`, or `cashOutUnavailable` while a leg is suspended.
 */
export function cashOut(
  input: ValidInput<'sports/cash_out'>,
  { database, clock, ledger, player, site }: PlayerContext,
): Promise<Output<'sports/cash_out'>> {
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const [bet] = await transaction.query<BetRow>(
      'select * from sports_bets where id = $1 and player_id = $2 and site = $3 for update',
      [input.bet_id, player.id, site.domain_name],
    );
    if (!bet) throw new Refusal('betUnknown');
    if (bet.state === 'cashed_out' && bet.cash_out_request === input.request_id) {
      return { state: 'cashed_out', value: await betViews(transaction, [bet], now) };
    }
    if (bet.state !== 'open') throw new Refusal('betSettled');
    const legs = (await legsOf(transaction, [bet.id])).get(bet.id) ?? [];
    const value = cashOutValue(bet, legs, now);
    if (value === null) throw new Refusal('cashOutUnavailable');
    if (value < input.amount) return { state: 'offer', value: await betViews(transaction, [bet], now) };

    const bettor = { id: player.id, site: bet.site, currency: bet.currency };
    await settleBet(
      transaction,
      ledger,
      bettor,
      { betId: bet.id, key: bet.id, payout: value, state: 'cashed_out' },
      now,
    );
    const [closed] = await transaction.query<BetRow>(
      `update sports_bets set state = 'cashed_out', payout = $2, settled_at = $3, cash_out_request = $4
       where id = $1 returning *`,
      [bet.id, value, now, input.request_id],
    );
    return { state: 'cashed_out', value: await betViews(transaction, closed ? [closed] : [], now) };
  });
}
