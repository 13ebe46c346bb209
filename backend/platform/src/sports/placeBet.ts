import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import { ensureCheck } from '../identity/checks';
import { assertAdmitted } from '../identity/guard';
import { assertOperating } from '../sites/operating';
import { recordBet } from '../wallet/bets';
import { priceAges } from './acceptsBets';
import { combinedOdds, oddsOf, payoutOf } from './betMath';
import type { BetRow } from './betRows';
import { betViews } from './betView';
import { historyLines, titleOf } from './historyTexts';
import { liabilityRoom, stakeWithin } from './liability';
import { isLive, liveDelay, waitSeconds } from './liveDelay';
import { accepts, legOffers, type Offer, offersOf } from './offers';
import { assertOpen, assertSlip, assertStake, kindOf, stakeLimits, stakeOf } from './slipRules';
import { assertOffered } from './sportsOffered';
import { withdrawnOf } from './withdrawals';

type Slip = ValidInput<'sports/place_bet'>;

/** A deterministic id: a retry finds its bet, also in the ledger. */
function betIdOf(playerId: string, requestId: string): string {
  const hex = createHash('sha256').update(`${playerId} ${requestId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The current odds of a slip and its possible payout; books nothing. Throws as `placeBet` does for invalid slips. */
export async function quoteSlip(
  input: ValidInput<'sports/quote'>,
  { database, clock, site }: Pick<PlayerContext, 'database' | 'clock' | 'site'>,
): Promise<Output<'sports/quote'>> {
  const { legs, sizes, stake_per_line } = input;
  const offers = await offersOf(database, legs, site, clock.now());
  assertOffered(site, offers);
  assertSlip(sizes, offers);
  const odds = offers.map((offer) => offer.odds);
  const oneLine = sizes.length === 1 && sizes[0] === legs.length;
  const quote = {
    legs: legOffers(offers, legs, clock.now(), priceAges(site)),
    ...stakeOf(legs.length, sizes, stake_per_line),
    combined_odds: oneLine ? combinedOdds(odds) : 0,
    potential: payoutOf(stake_per_line, sizes, odds.map(oddsOf)),
    ...stakeLimits(site),
    delay_seconds: liveDelay(site, offers),
    live: isLive(offers),
  };
  return { value: [quote] };
}

async function bookedBefore(transaction: Database, playerId: string, slip: Slip): Promise<BetRow | undefined> {
  // A concurrent retry waits for the first attempt, and finds its bet.
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    betIdOf(playerId, slip.request_id),
  ]);
  const [bet] = await transaction.query('select * from sports_bets where player_id = $1 and request_id = $2', [
    playerId,
    slip.request_id,
  ]);
  if (bet && !isDeepStrictEqual(bet.request, slip)) throw new Refusal('requestIdReused');
  return bet;
}

async function insertLegs(transaction: Database, betId: string, offers: readonly Offer[]): Promise<void> {
  const rows = offers.map((offer, position) => ({ ...offer, position, withdrawn: withdrawnOf(offer) }));
  await transaction.query(
    `insert into sports_legs (bet_id, position, match_id, selection_id, bet_type, line, outcome, odds, version, withdrawn)
     select $1, position, match_id, selection_id, bet_type, line, outcome, odds, version, withdrawn from jsonb_to_recordset($2::jsonb)
       as leg (position int, match_id text, selection_id text, bet_type text, line int, outcome int, odds int, version int,
       withdrawn int[])`,
    [betId, JSON.stringify(rows)],
  );
}

/** The bet at the current odds; throws as `placeBet` does if it cannot be placed. */
async function validateSlip(database: Database, slip: Slip, { site, clock }: Pick<PlayerContext, 'site' | 'clock'>) {
  const offers = await offersOf(database, slip.legs, site, clock.now());
  assertSlip(slip.sizes, offers);
  assertOpen(offers, clock.now(), priceAges(site));
  const changed = offers.some((offer, index) => !accepts(slip.policy, slip.legs[index]?.odds ?? 0, offer.odds));
  const { lines, stake } = stakeOf(offers.length, slip.sizes, slip.stake_per_line);
  const potential = payoutOf(
    slip.stake_per_line,
    slip.sizes,
    offers.map((offer) => oddsOf(offer.odds)),
  );
  if (!changed) assertStake(site, stake, potential);
  return { offers, changed, lines, stake, potential };
}

/** What a slip is staked on, as far as the wagering of bonuses asks. */
export const stakedOn = (offers: readonly Pick<Offer, 'sport' | 'odds' | 'match_id'>[]) => ({
  category: 'sportsbook' as const,
  sport: offers[0]?.sport ?? '',
  leastOdds: Math.min(...offers.map(({ odds }) => odds)),
  events: offers.map(({ match_id }) => match_id),
});

/** A bet with a live leg is delayed; one that cannot be placed anyway is answered without delay. */
async function waitWithLive(slip: Slip, context: PlayerContext): Promise<void> {
  const { database, player, site } = context;
  const [before] = await database.query('select 1 from sports_bets where player_id = $1 and request_id = $2', [
    player.id,
    slip.request_id,
  ]);
  if (before) return;
  const { offers, changed } = await validateSlip(database, slip, context);
  if (!changed) await waitSeconds(liveDelay(site, offers), context);
}

/**
 * The largest stake per line within the site's liability, if the requested one exceeds it. Throws `liabilityReached` if
 * there is no room at all.
 */
async function stakeLeft(
  transaction: Database,
  slip: Slip,
  offers: readonly Offer[],
  { site, player }: PlayerContext,
): Promise<number | null> {
  const room = await liabilityRoom(transaction, site, player.id, offers);
  const stakePerLine = stakeWithin(room, { offers, sizes: slip.sizes, stakePerLine: slip.stake_per_line });
  if (stakePerLine === slip.stake_per_line) return null;
  const { stake } = stakeOf(offers.length, slip.sizes, stakePerLine);
  if (stake < stakeLimits(site).minimum) throw new Refusal('liabilityReached');
  return stakePerLine;
}

/**
 * Places a bet (D8): checks the slip, delays if a leg is live, compares the odds after the delay with the player's odds
 * policy, and books stake, bet and legs in one transaction. With `free_bet`, that pays the stake. Idempotent by
 * request_id. If the odds are not accepted, or the stake exceeds the site's liability, the answer is an offer and
 * nothing is booked. Throws Refusal `selectionUnknown`, `sizesInvalid`, `legsRelated`, `marketSuspended`, `notOffered`,
 * `stakeTooLow`, `stakeTooHigh`, `payoutTooHigh`, `liabilityReached`, `requestIdReused`, and those of a closed site, of
 * player protection, identity and the ledger.
 */
export async function placeBet(slip: Slip, context: PlayerContext): Promise<Output<'sports/place_bet'>> {
  const { database, clock, ledger, site, player } = context;
  await ensureCheck(context);
  await waitWithLive(slip, context);
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const before = await bookedBefore(transaction, player.id, slip);
    if (before) return placed(await betViews(transaction, [before], now, site));

    assertOperating(site, clock.now());
    const { offers, changed, lines, stake, potential } = await validateSlip(transaction, slip, context);
    const offer = { state: 'offer' as const, value: [], offer: legOffers(offers, slip.legs, now, priceAges(site)) };
    if (changed) return { ...offer, stake_offer: null };
    const stake_offer = await stakeLeft(transaction, slip, offers, context);
    if (stake_offer !== null) return { ...offer, stake_offer };

    const betId = betIdOf(player.id, slip.request_id);
    const bettor = { id: player.id, site: site.domain_name, currency: player.currency };
    const game = { kind: 'sports', providerCode: 'SPORTSBOOK', gameCode: offers[0]?.sport ?? '' } as const;
    await assertAdmitted(transaction, player, site, now);
    await recordBet(
      transaction,
      ledger,
      bettor,
      {
        betId,
        stake,
        ...game,
        ...titleOf(offers, site.default_language),
        lines: historyLines(offers),
        on: stakedOn(offers),
        freeBet: slip.free_bet,
        isSystem: lines > 1,
      },
      now,
    );
    // After player protection, whose refusals are more specific.
    assertOffered(site, offers);
    const [bet] = await transaction.query(
      `insert into sports_bets (id, site, player_id, request_id, request, kind, sizes, lines, stake_per_line, stake, currency,
         policy, state, potential, placed_at, free_bet)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, 'open', $13, $14, $15) returning *`,
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
        // A free bet is not part of what it wins.
        slip.free_bet ? Math.max(0, potential - stake) : potential,
        now,
        slip.free_bet ?? null,
      ],
    );
    await insertLegs(transaction, betId, offers);
    return placed(await betViews(transaction, bet ? [bet] : [], now, site));
  });
}

const placed = (value: Output<'sports/place_bet'>['value']): Output<'sports/place_bet'> => ({
  state: 'placed',
  value,
  offer: [],
  stake_offer: null,
});
