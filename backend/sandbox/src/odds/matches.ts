import type { FeedClock, FeedEvent, FeedMarket, Sport } from '@marquee/protocols/odds/feed';
import type { League } from './leagues';
import { type Course, kickOff, type Model, type Step, type Strength, stepAt } from './model';
import { personName, teamName } from './names';
import { linesOf, marketOf } from './price';
import { shuffled, streamOf } from './random';
import { sportModels } from './sportModels';

/** A match that the seed has laid down: who, when, how good, how it will go. */
export interface Planned {
  id: string;
  league: League;
  home: number;
  away: number;
  startsAt: number;
  strength: Strength;
  model: Model;
  course: Course;
  cancelled: boolean;
}

const minute = 60_000;

/** Ms since 1970 at which a league's round begins. */
export function roundStart(league: League, round: number): number {
  return (round * league.everyMinutes + league.offsetMinutes) * minute;
}

/** The match of a league's round, the same for the same seed whoever asks and whenever. */
export function plan(seed: string, league: League, round: number, index: number): Planned {
  const sides = Array.from({ length: league.sides.count }, (_, side) => league.sides.from + side);
  const order = shuffled(sides, streamOf(seed, league.id, round, 'draw'));
  const home = order[index * 2] as number;
  const away = order[index * 2 + 1] as number;
  const rating = (side: number) => streamOf(seed, league.id, side, 'rating').normal();
  const form = streamOf(seed, league.id, round, index, 'form');
  const strength = { home: rating(home) + form.normal() / 3, away: rating(away) + form.normal() / 3 };
  const model = sportModels[league.sport as Exclude<Sport, 'horse_racing'>];
  return {
    id: `${league.id}.${round}.${index}`,
    league,
    home,
    away,
    startsAt: roundStart(league, round) + index * 7 * minute,
    strength,
    model,
    course: model.course(streamOf(seed, league.id, round, index, 'course'), strength),
    cancelled: form.next() < 0.015,
  };
}

/** Prices before the start hold for ten minutes, and change at another moment in every match. */
export function epochOf(id: string, now: number): number {
  return Math.floor((now + streamOf(id, 'epoch').below(600_000)) / (10 * minute));
}

/** How the market sees the strengths: they drift a little, every ten minutes before and every 20 seconds during a match. */
function drifted(planned: Planned, now: number): Strength {
  const { id, strength, startsAt } = planned;
  const live = now >= startsAt;
  const drift =
    streamOf(id, 'drift', live ? Math.floor(now / 20_000) : epochOf(id, now)).normal() * (live ? 0.05 : 0.12);
  return { home: strength.home + drift, away: strength.away - drift };
}

function suspendedAt({ id, course, model, startsAt }: Planned, step: Step, now: number): boolean {
  const elapsed = now - startsAt;
  if (elapsed < 0) return false;
  const held = step.at > 0 && elapsed - step.at < model.hold;
  const chance = streamOf(id, 'danger', Math.floor(now / 20_000)).next() < 0.03;
  return held || chance || elapsed > course.length * 0.985;
}

function marketsOf(planned: Planned, step: Step, now: number): FeedMarket[] {
  const { model, startsAt } = planned;
  const chances = model.chances(step, Math.max(0, now - startsAt), drifted(planned, now));
  const suspended = suspendedAt(planned, step, now);
  const markets = [
    ...model.plain.map((betType) => marketOf(betType, null, chances, suspended)),
    ...model.lines.flatMap((kind) =>
      linesOf(kind, chances).map((line) => marketOf(kind.betType, line, chances, suspended)),
    ),
  ];
  return markets.filter((market) => market !== null);
}

function clockAt({ course, startsAt }: Planned, elapsed: number): FeedClock {
  const set = course.clocks.filter((clock) => clock.at <= elapsed).pop() ?? course.clocks[0];
  return {
    period: set?.period ?? 1,
    seconds: set?.seconds ?? null,
    rate: set?.rate ?? 0,
    at: startsAt + (set?.at ?? 0),
  };
}

/** The match as it stands at `now`. */
export function matchAt(planned: Planned, now: number): FeedEvent {
  const { id, league, home, away, startsAt, course, cancelled } = planned;
  const elapsed = now - startsAt;
  const name = (side: number) =>
    league.sides.people ? personName(side * 5 + league.position) : teamName(side, side * 7 + league.position);
  const state = elapsed < 0 ? 'scheduled' : cancelled ? 'cancelled' : elapsed < course.length ? 'live' : 'finished';
  const step = state === 'live' || state === 'finished' ? stepAt(course, elapsed) : kickOff;
  return {
    id,
    sport: league.sport,
    league: { id: league.id, name: league.name, position: league.position },
    home: name(home),
    away: name(away),
    startsAt,
    state,
    clock: state === 'live' ? clockAt(planned, elapsed) : null,
    score: { home: step.home, away: step.away, periods: step.periods },
    markets: state === 'live' || state === 'scheduled' ? marketsOf(planned, step, now) : [],
    race: null,
  };
}
