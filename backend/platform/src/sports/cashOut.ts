import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import { settleBet } from '../wallet/betEnds';
import { priceAges } from './acceptsBets';
import { legsOf } from './betRows';
import { betViews, cashOutDelay, cashOutValue } from './betView';
import { waitSeconds } from './liveDelay';

type Asked = ValidInput<'sports/cash_out'>;

async function betOf(database: Database, { bet_id }: Asked, { player, site }: PlayerContext, lock: boolean) {
  const [bet] = await database.query(
    `select * from sports_bets where id = $1 and player_id = $2 and site = $3 ${lock ? 'for update' : ''}`,
    [bet_id, player.id, site.domain_name],
  );
  if (!bet) throw new Refusal('betUnknown');
  return { bet, legs: (await legsOf(database, [bet.id])).get(bet.id) ?? [] };
}

/** With a live leg a cash-out is delayed like a live bet; what cannot be cashed out anyway is refused before. */
async function waitWithLive(input: Asked, context: PlayerContext): Promise<void> {
  const { database, clock, site } = context;
  const { bet, legs } = await betOf(database, input, context, false);
  const value = cashOutValue(bet, legs, clock.now(), priceAges(site));
  if (value !== null && value >= input.amount) await waitSeconds(cashOutDelay(bet, legs, site), context);
}

/**
 * Cashes out an open bet at the quoted amount, or at its current value if that is higher (D8). If the value has fallen,
 * it is offered and nothing is booked. Idempotent: the row is locked, and a retry gets the first result. Throws Refusal
 * `betUnknown`, `betSettled`, or `cashOutUnavailable` while a leg has no value.
 */
export async function cashOut(input: Asked, context: PlayerContext): Promise<Output<'sports/cash_out'>> {
  const { database, clock, ledger, player, site } = context;
  await waitWithLive(input, context);
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const { bet, legs } = await betOf(transaction, input, context, true);
    if (bet.state === 'cashed_out' && bet.cash_out_request === input.request_id) {
      return { state: 'cashed_out', value: await betViews(transaction, [bet], now, site) };
    }
    if (bet.state !== 'open') throw new Refusal('betSettled');
    const value = cashOutValue(bet, legs, now, priceAges(site));
    if (value === null) throw new Refusal('cashOutUnavailable');
    if (value < input.amount) return { state: 'offer', value: await betViews(transaction, [bet], now, site) };

    const bettor = { id: player.id, site: bet.site, currency: bet.currency };
    await settleBet(
      transaction,
      ledger,
      bettor,
      { betId: bet.id, key: bet.id, payout: value, state: 'cashed_out' },
      now,
    );
    const [closed] = await transaction.query(
      `update sports_bets set state = 'cashed_out', payout = $2, settled_at = $3, cash_out_request = $4
       where id = $1 returning *`,
      [bet.id, value, now, input.request_id],
    );
    return { state: 'cashed_out', value: await betViews(transaction, closed ? [closed] : [], now, site) };
  });
}
