import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/kernel/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import { offerOf, offersCategory } from '../catalogue/offer';
import { ensureCheck } from '../identity/checks';
import { assertIdentified } from '../identity/guard';
import { assertOperating } from '../sites/operating';
import { recordBet } from '../wallet/bets';
import { combinedOdds, oddsOf, payoutOf } from './betMath';
import type { BetRow } from './betRows';
import { betViews, sidesOf } from './betView';
import { accepts, legOffers, type Offer, offersOf } from './offers';
import { assertOpen, assertSlip, assertStake, kindOf, stakeLimits, stakeOf } from './slipRules';

type Slip = ValidInput<'sports/place_bet'>;

/** The same request makes the same id, in every process: a repeat finds its bet, in the ledger too. */
function betIdOf(playerId: string, requestId: string): string {
  const hex = createHash('sha256').update(`${playerId} ${requestId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The text of a bet in histories: language-neutral but for the names, which are the site's own. */
function titleOf(offers: readonly Offer[], language: string) {
  const names = offers.map((offer) => {
    const { home, away } = sidesOf(offer);
    return `${home[language] ?? home.EN} – ${away[language] ?? away.EN}`;
  });
  const detail = offers.map(({ bet_type, line, outcome, odds }) =>
    [bet_type, line === null ? [] : line / 4, `#${outcome}`, `@${odds / 1000}`].flat().join(' '),
  );
  return { title: names.join(' · '), detail: detail.join(' · ') };
}

/** The current odds of a slip and what it would pay; books nothing. Throws as `placeBet` does for slips that can be no bet. */
export async function quoteSlip(
  input: ValidInput<'sports/quote'>,
  { database, clock, site }: Pick<PlayerContext, 'database' | 'clock' | 'site'>,
): Promise<Output<'sports/quote'>> {
  const { legs, sizes, stake_per_line } = input;
  const offers = await offersOf(database, legs);
  assertSlip(sizes, offers);
  const odds = offers.map((offer) => offer.odds);
  const oneLine = sizes.length === 1 && sizes[0] === legs.length;
  const quote = {
    legs: legOffers(offers, legs, clock.now()),
    ...stakeOf(legs.length, sizes, stake_per_line),
    combined_odds: oneLine ? combinedOdds(odds) : 0,
    potential: payoutOf(stake_per_line, sizes, odds.map(oddsOf)),
    ...stakeLimits(site),
  };
  return { value: [quote] };
}

async function bookedBefore(transaction: Database, playerId: string, slip: Slip): Promise<BetRow | undefined> {
  // A repeat that comes at the same time waits for the first, and finds its bet.
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    betIdOf(playerId, slip.request_id),
  ]);
  const [bet] = await transaction.query<BetRow>('select * from sports_bets where player_id = $1 and request_id = $2', [
    playerId,
    slip.request_id,
  ]);
  if (bet && !isDeepStrictEqual(bet.request, slip)) throw new Refusal('requestIdReused');
  return bet;
}

async function insertLegs(transaction: Database, betId: string, offers: readonly Offer[]): Promise<void> {
  const rows = offers.map((offer, position) => ({ ...offer, position }));
  await transaction.query(
    `insert into sports_legs (bet_id, position, match_id, selection_id, bet_type, line, outcome, odds, version)
     select $1, position, match_id, selection_id, bet_type, line, outcome, odds, version from jsonb_to_recordset($2::jsonb)
       as leg (position int, match_id text, selection_id text, bet_type text, line int, outcome int, odds int, version int)`,
    [betId, JSON.stringify(rows)],
  );
}

/**
 * Places a bet (decisions §8): checks the slip, holds the player's odds policy against the odds of this moment, and books
 * stake, bet and legs in one transaction. Idempotent by request_id. Odds that the policy does not take are answered as an
 * offer, and nothing is booked. Throws Refusal `selectionUnknown`, `sizesInvalid`, `legsRelated`, `marketSuspended`,
 * `stakeTooLow`, `stakeTooHigh`, `payoutTooHigh`, `requestIdReused`, and those of a site that is closed, of player protection, identity and
 * the ledger.
 */
export async function placeBet(slip: Slip, context: PlayerContext): Promise<Output<'sports/place_bet'>> {
  const { database, clock, ledger, site, player } = context;
  await ensureCheck(context);
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const before = await bookedBefore(transaction, player.id, slip);
    if (before) return { state: 'placed', value: await betViews(transaction, [before], now), offer: [] };

    const offers = await offersOf(transaction, slip.legs);
    assertSlip(slip.sizes, offers);
    assertOperating(site, now);
    assertOpen(offers, now);
    const changed = offers.some((offer, index) => !accepts(slip.policy, slip.legs[index]?.odds ?? 0, offer.odds));
    if (changed) return { state: 'offer', value: [], offer: legOffers(offers, slip.legs, now) };
    const { lines, stake } = stakeOf(offers.length, slip.sizes, slip.stake_per_line);
    const potential = payoutOf(
      slip.stake_per_line,
      slip.sizes,
      offers.map((offer) => oddsOf(offer.odds)),
    );
    assertStake(site, stake, potential);

    const betId = betIdOf(player.id, slip.request_id);
    const bettor = { id: player.id, site: site.domain_name, currency: player.currency };
    const game = { kind: 'sports', providerCode: 'SPORTSBOOK', gameCode: offers[0]?.sport ?? '' } as const;
    await assertIdentified(transaction, player.id, site.jurisdiction);
    await recordBet(
      transaction,
      ledger,
      bettor,
      { betId, stake, ...game, ...titleOf(offers, site.default_language) },
      now,
    );
    // After player protection, whose refusals say more.
    if (!offersCategory(offerOf(site), 'sportsbook')) throw new Refusal('marketSuspended');
    const [bet] = await transaction.query<BetRow>(
      `insert into sports_bets (id, site, player_id, request_id, request, kind, sizes, lines, stake_per_line, stake, currency,
         policy, state, potential, placed_at)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, 'open', $13, $14) returning *`,
      [
        betId,
        bettor.site,
        bettor.id,
        slip.request_id,
        JSON.stringify(slip),
        kindOf(offers.length, slip.sizes),
        slip.sizes,
        lines,
        slip.stake_per_line,
        stake,
        bettor.currency,
        slip.policy,
        potential,
        now,
      ],
    );
    await insertLegs(transaction, betId, offers);
    return { state: 'placed', value: await betViews(transaction, bet ? [bet] : [], now), offer: [] };
  });
}
