import type { LocalText } from '@marquee/contract/entities';
import { type Language, languageCodes } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import { settle } from '@marquee/protocols/odds/settlement';
import { countedScore } from '@marquee/protocols/odds/sportRules';
import type { SiteFile } from '../sites/siteFile';
import { isFresh, type PriceAges, priceAges } from './acceptsBets';
import { cashOutOf, legReturn, worthOf } from './betMath';
import { type Bet, type BetRow, type LegRow, legsOf } from './betRows';
import { liveDelay } from './liveDelay';
import type { Rational } from './rational';
import { resultOf } from './settleBets';

type BetLine = Bet['legs'][number];
type LocalNames = Extract<keyof BetLine, `${'home' | 'away'}_name_${string}`>;

/**
 * The localised names (R3.25), `home_name_{locale}` and `away_name_{locale}`, the specification's codes in lower case.
 */
export function localNames(home: LocalText, away: LocalText): Pick<BetLine, LocalNames> {
  const names = languageCodes.flatMap((code: Language) => {
    const locale = code.toLowerCase();
    return [
      [`home_name_${locale}`, home[code] ?? home.EN ?? ''],
      [`away_name_${locale}`, away[code] ?? away.EN ?? ''],
    ];
  });
  return Object.fromEntries(names) as Pick<BetLine, LocalNames>;
}

/** Both names of a line: the teams, or the runner and its race. */
export function sidesOf(event: Pick<LegRow, 'home' | 'away' | 'race' | 'outcome'>): {
  home: LocalText;
  away: LocalText;
} {
  const { home, away, race, outcome } = event;
  if (!race) return { home, away };
  const runner = race.runners.find((one) => one.number === outcome);
  const place = Object.fromEntries(Object.keys(home).map((code) => [code, `${home[code]} ${away[code]}`]));
  return { home: runner?.name ?? home, away: place };
}

const ruleOfTie = { winner: 'winner', handicap: 'handicap', totals: 'totals' } as const;

/** The rule by which a leg is void, as its page names it; null for a leg that is not. */
function voidRule(leg: LegRow): BetLine['void_rule'] {
  const { result, decided, match_state, bet_type, line, outcome } = leg;
  if (result !== 'void') return null;
  if (decided) return 'correction';
  if (match_state === 'cancelled') return 'abandoned';
  // One that was played after its bets were void would have ended otherwise.
  if (match_state !== 'finished' || settle(bet_type, line, outcome, resultOf(leg)) !== 'void') return 'postponed';
  return leg.race ? 'nonRunner' : (ruleOfTie[bet_type as keyof typeof ruleOfTie] ?? 'void');
}

function lineView(leg: LegRow): BetLine {
  const { home, away } = sidesOf(leg);
  return {
    bet_type: leg.bet_type,
    home_away: leg.race ? 1 : (leg.outcome as 1 | 2 | 3),
    criteria1: leg.line === null ? null : leg.line / 4,
    home_team_name: home.EN ?? '',
    away_team_name: away.EN ?? '',
    ...localNames(home, away),
    match_id: leg.match_id,
    selection_id: leg.selection_id,
    sport: leg.sport,
    starts_at: new Date(leg.starts_at).toISOString(),
    match_state: leg.match_state,
    score: leg.race || leg.match_state === 'scheduled' ? null : countedScore(leg.sport, leg.score),
    odds: leg.odds,
    result: leg.result,
    void_rule: voidRule(leg),
    deduction: leg.deduction,
    dead_heat: leg.dead_heat,
  };
}

/** The value of one unit on a leg; null if unknown. */
function legWorth(leg: LegRow, now: number, ages: PriceAges): Rational | null {
  const { odds, result, value, match_state: state, suspended, starts_at } = leg;
  if (result) return legReturn(odds, result, leg);
  if (!value || suspended || (state !== 'scheduled' && state !== 'live')) return null;
  const isLate = state === 'scheduled' && now >= starts_at;
  return !isLate && isFresh(state, value.at, now, ages) ? worthOf(odds, value, leg.deduction) : null;
}

/**
 * The cash-out value of an open bet at `now`, minor units, by the feed's own probabilities, whether or not the board
 * still has its selections. Null if it is not offered, as for bets with a free bet.
 */
export function cashOutValue(bet: BetRow, legs: readonly LegRow[], now: number, ages: PriceAges): number | null {
  if (bet.state !== 'open' || bet.free_bet !== null || legs.every((leg) => leg.result !== null)) return null;
  const worths = legs.map((leg) => legWorth(leg, now, ages)).filter((worth) => worth !== null);
  return worths.length < legs.length ? null : cashOutOf(bet.stake_per_line, bet.sizes, worths);
}

/** Delay of a cash-out before it is accepted, seconds. */
export function cashOutDelay(bet: BetRow, legs: readonly LegRow[], site: BetSite): number {
  return bet.state === 'open'
    ? liveDelay(
        site,
        legs.filter(({ result }) => result === null),
      )
    : 0;
}

/** The site settings that bets are shown with. */
export type BetSite = Pick<SiteFile, 'sports' | 'jurisdiction'>;

function betView(
  bet: BetRow,
  { legs, bonusStake }: { legs: readonly LegRow[]; bonusStake: number },
  now: number,
  site: BetSite,
): Bet {
  return {
    bet_id: bet.id,
    kind: bet.kind,
    sizes: bet.sizes,
    lines: bet.lines,
    stake_per_line: bet.stake_per_line,
    stake: bet.stake,
    currency: bet.currency,
    state: bet.state,
    potential: bet.potential,
    is_free_bet: bet.free_bet !== null,
    bonus_stake: bonusStake,
    payout: bet.payout,
    placed_at: new Date(bet.placed_at).toISOString(),
    settled_at: bet.settled_at === null ? null : new Date(bet.settled_at).toISOString(),
    cash_out: cashOutValue(bet, legs, now, priceAges(site)),
    delay_seconds: cashOutDelay(bet, legs, site),
    legs: legs.map(lineView),
  };
}

/** Bets with their lines (R3.25), as sent to clients. */
export async function betViews(
  database: Database,
  bets: readonly BetRow[],
  now: number,
  site: BetSite,
): Promise<Bet[]> {
  const ids = bets.map((bet) => bet.id);
  const legs = await legsOf(database, ids);
  const staked = await database.query('select id, bonus_stake from bets where site = any($1) and id = any($2)', [
    [...new Set(bets.map((bet) => bet.site))],
    ids,
  ]);
  const bonusStakes = new Map(staked.map(({ id, bonus_stake }) => [id, bonus_stake]));
  return bets.map((bet) => {
    const of = { legs: legs.get(bet.id) ?? [], bonusStake: bonusStakes.get(bet.id) ?? 0 };
    return betView(bet, of, now, site);
  });
}
