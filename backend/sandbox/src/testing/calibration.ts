import type { BetType, FeedMarket, Sport } from '@marquee/protocols/odds/feed';
import { deductionFor, mostDeducted } from '@marquee/protocols/odds/rule4';
import { type EventResult, settle } from '@marquee/protocols/odds/settlement';
import { leagues } from '../odds/leagues';
import { matchAt, outlookAt, type Planned, plan } from '../odds/matches';
import { stepAt } from '../odds/model';
import { type Results, resultsOf } from '../odds/price';
import { type PlannedRace, planRace, raceAt, raceChances, withdrawalNotice } from '../odds/races';
import { type Streams, streamsOf } from '../odds/random';

/** When prices are sampled: hours before, a minute before, and at predetermined moments of the match. */
export type Phase = 'early' | 'late' | 'live';

/** The results of bets of one kind per unit staked and not refunded. */
export interface CalibrationRow {
  sport: Sport;
  betType: BetType;
  side: string;
  phase: Phase;
  bets: number;
  /** The expected number of wins, by the probabilities behind the prices, and the expected return. */
  wins: number;
  declared: number;
  /** The actual return, and its standard deviation. */
  returned: number;
  deviation: number;
}

/** A bet of one unit: its valid stake, its return, and their expectations. */
interface Bet {
  odds: number;
  standing: number;
  returned: number;
  results: Results;
}

const minute = 60_000;
/** Live prices are sampled up to this time after the start, ms. */
const liveUntil = 45 * minute;
const sideNames: Record<string, readonly string[]> = {
  totals: ['over', 'under'],
  odd_even: ['odd', 'even'],
};
const bands: readonly [below: number, name: string][] = [
  [1_900, 'below 1.90'],
  [4_000, '1.90 to 4'],
  [12_000, '4 to 12'],
  [Number.POSITIVE_INFINITY, '12 and more'],
];

/** Collects bets by kind: one bet of each kind per event, so that they are independent. */
class Books {
  readonly #rows = new Map<string, { sums: CalibrationRow; stands: number; stood: number }>();
  readonly #taken = new Set<string>();

  constructor(readonly sport: Sport) {}

  bet(phase: Phase, betType: BetType, outcome: number, bet: Bet): void {
    const sides = sideNames[betType] ?? (this.sport === 'horse_racing' ? [] : ['home', 'away', 'draw']);
    const band = bands.find(([below]) => bet.odds < below)?.[1] ?? '';
    for (const side of [sides[outcome - 1], band]) {
      const key = `${betType} ${side} ${phase}`;
      if (side === undefined || this.#taken.has(key)) continue;
      this.#taken.add(key);
      const none = { bets: 0, wins: 0, declared: 0, returned: 0, deviation: 0 };
      const row = this.#rows.get(key) ?? {
        sums: { sport: this.sport, betType, side, phase, ...none },
        stands: 0,
        stood: 0,
      };
      this.#rows.set(key, row);
      this.#add(row, bet);
    }
  }

  #add(row: { sums: CalibrationRow; stands: number; stood: number }, { odds, standing, returned, results }: Bet): void {
    const { won, half_won, lost, half_lost } = results;
    const wins = won + half_won / 2;
    const stands = wins + lost + half_lost / 2;
    const [gain, loss] = [odds / 1000 - ((odds / 1000) * wins) / stands, ((odds / 1000) * wins) / stands];
    row.stands += stands;
    row.stood += standing;
    row.sums.bets += 1;
    row.sums.wins += wins;
    row.sums.declared += (odds / 1000) * wins;
    row.sums.returned += returned;
    // Holds the sum of variances until the row is read.
    row.sums.deviation += (won + half_won / 4) * gain ** 2 + (lost + half_lost / 4) * loss ** 2;
  }

  endEvent(): void {
    this.#taken.clear();
  }

  rows(): CalibrationRow[] {
    return [...this.#rows.values()].map(({ sums, stands, stood }) => ({
      ...sums,
      declared: sums.declared / stands,
      returned: sums.returned / stood,
      deviation: Math.sqrt(sums.deviation) / stood,
    }));
  }
}

/** The valid share of the stake, and its return at these odds less a deduction (hundredths of the winnings). */
function outcomeOf(market: FeedMarket, outcome: number, odds: number, result: EventResult, deduction = 0) {
  const end = settle(market.betType, market.line, outcome, result);
  const standing = end === 'void' ? 0 : end === 'half_won' || end === 'half_lost' ? 0.5 : 1;
  const isWon = end === 'won' || end === 'half_won';
  return { standing, returned: isWon ? standing * (1 + ((odds - 1000) * (100 - deduction)) / 100_000) : 0 };
}

function betOnMatch(books: Books, streams: Streams, planned: Planned, phase: Phase, now: number): void {
  const event = matchAt(streams, planned, now);
  const outlook = event.state === 'scheduled' || event.state === 'live' ? outlookAt(streams, planned, now) : null;
  if (!outlook) return;
  const { home, away } = stepAt(planned.course(), Number.POSITIVE_INFINITY);
  for (const market of event.markets) {
    for (const { outcome, odds } of market.selections.filter((one) => !one.suspended)) {
      const results = resultsOf(market.betType, market.line, outcome, outlook);
      const ended = outcomeOf(market, outcome, odds, { cancelled: false, home, away });
      books.bet(phase, market.betType, outcome, { odds, results, ...ended });
    }
  }
}

/** Bets one unit on everything offered on `count` matches of a sport, in every phase, and sums the results. */
export function calibrateMatches(secret: string, sport: Sport, count: number): CalibrationRow[] {
  const streams = streamsOf(secret);
  const books = new Books(sport);
  const own = leagues.filter((league) => league.sport === sport);
  for (let number = 0; number < count; number += 1) {
    const league = own[number % own.length];
    if (!league) break;
    const round = 300_000 + Math.floor(number / own.length);
    const planned = plan(streams, `${league.id}.${round}.0`, league, round, 0);
    const moments = streams('calibration', planned.id);
    betOnMatch(books, streams, planned, 'early', planned.startsAt - 180 * minute);
    betOnMatch(books, streams, planned, 'late', planned.startsAt - minute);
    if (!planned.cancelled) betOnMatch(books, streams, planned, 'live', planned.startsAt + moments.below(liveUntil));
    books.endEvent();
  }
  return books.rows();
}

/** The Rule 4 deduction for bets from before the race's withdrawals were known. */
function deductionOf(streams: Streams, race: PlannedRace): number {
  const { markets } = raceAt(streams, race, race.startsAt - withdrawalNotice - 1);
  const prices = new Map(markets[0]?.selections.map(({ outcome, odds }) => [outcome, odds]));
  const gone = race.runners.filter(({ withdraws }) => withdraws).map(({ number }) => prices.get(number));
  const sum = gone.reduce((taken: number, odds) => taken + (odds === undefined ? 0 : deductionFor(odds)), 0);
  return Math.min(mostDeducted, sum);
}

/** The same for races: hours before, and after withdrawals are known. */
export function calibrateRaces(secret: string, count: number): CalibrationRow[] {
  const streams = streamsOf(secret);
  const books = new Books('horse_racing');
  for (let round = 300_000; round < 300_000 + count; round += 1) {
    const race = planRace(streams, `race-0.${round}.0`, 0, round);
    const { race: end } = raceAt(streams, race, race.startsAt + 30 * minute);
    const positions = new Map(end?.runners.flatMap(({ number, position }) => (position ? [[number, position]] : [])));
    const result = { cancelled: false, home: 0, away: 0, positions, places: race.places };
    const deductions = { early: deductionOf(streams, race), late: 0 };
    for (const [phase, now] of [
      ['early', race.startsAt - 120 * minute],
      ['late', race.startsAt - minute],
    ] as const) {
      for (const market of raceAt(streams, race, now).markets) {
        const places = market.betType === 'race_win' ? 1 : race.places;
        const chances = new Map(raceChances(race, places, now).map(([{ number }, chance]) => [number, chance]));
        for (const { outcome, odds } of market.selections.filter((one) => !one.suspended)) {
          const won = chances.get(outcome) ?? 0;
          const results = { won, lost: 1 - won, void: 0, half_won: 0, half_lost: 0 };
          books.bet(phase, market.betType, outcome, {
            odds,
            results,
            ...outcomeOf(market, outcome, odds, result, deductions[phase]),
          });
        }
      }
    }
    books.endEvent();
  }
  return books.rows();
}

/** Half-width of a row's interval in standard deviations: fewer than one of a thousand correct rows is outside. */
export const reach = 3.5;

/** Rows with fewer expected wins are not significant. */
export const fewestWins = 60;

/** The rows as a Markdown table. */
export function calibrationTable(rows: readonly CalibrationRow[]): string {
  const figure = (value: number) => value.toFixed(3);
  const cells = rows.map(({ sport, betType, side, phase, bets, declared, returned, deviation }) => [
    ...[sport, betType, side, phase, String(bets), figure(declared), figure(returned)],
    `${figure(returned - reach * deviation)} – ${figure(returned + reach * deviation)}`,
  ]);
  const head = ['sport', 'market', 'side or odds', 'phase', 'bets', 'declared', 'returned', 'interval'];
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n');
}
