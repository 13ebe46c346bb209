import type { FeedClock, FeedEvent, FeedMarket, Sport } from '@marquee/protocols/odds/feed';
import { blockOf, type League } from './leagues';
import { type Course, kickOff, type Model, type Outlook, type Step, stepAt } from './model';
import { personName, teamName } from './names';
import { linesOf, marketOf } from './price';
import { type Streams, shuffled } from './random';
import { sportModels } from './sportModels';

/** A match planned by the secret: teams, time, strengths, course. */
export interface Planned {
  id: string;
  league: League;
  home: number;
  away: number;
  startsAt: number;
  model: Model;
  /** Its course; computed on first use. */
  course: () => Course;
  cancelled: boolean;
  /** The distribution of results, this long after the start; 0 before. The last result is cached. */
  outlook: (elapsed: number) => Outlook;
}

const minute = 60_000;
/** Probability that a match is cancelled at its start. */
const cancellation = 0.015;

/** Ms since 1970 at which a league's round begins. */
export function roundStart(league: League, round: number): number {
  return (round * league.everyMinutes + league.offsetMinutes) * minute;
}

/** The teams of a league's match, by the drawn order of its block. */
function sidesOf(streams: Streams, league: League, round: number, index: number): [home: number, away: number] {
  const { sides, turn, of } = blockOf(league, round);
  const order = shuffled(sides, streams(league.id, of, 'draw'));
  const first = (turn * league.matches + index) * 2;
  return [order[first] as number, order[first + 1] as number];
}

/** The match of a league's round; deterministic by the secret. */
export function plan(streams: Streams, id: string, league: League, round: number, index: number): Planned {
  const [home, away] = sidesOf(streams, league, round, index);
  const ratingOf = (side: number) => {
    const stream = streams(league.id, side, 'rating');
    return { level: stream.normal(), open: stream.normal() };
  };
  const [ours, theirs] = [ratingOf(home), ratingOf(away)];
  const form = streams(league.id, round, index, 'form');
  const strength = {
    home: ours.level + form.normal() / 3,
    away: theirs.level + form.normal() / 3,
    open: (ours.open + theirs.open) * Math.SQRT1_2,
  };
  const model = sportModels[league.sport as Exclude<Sport, 'horse_racing'>];
  let known: Course | undefined;
  const course = () => {
    known ??= model.course(streams(league.id, round, index, 'course'), strength);
    return known;
  };
  let last: { elapsed: number; outlook: Outlook } | undefined;
  return {
    ...{ id, league, home, away, model, course },
    startsAt: roundStart(league, round) + index * 7 * minute,
    cancelled: form.next() < cancellation,
    outlook(elapsed) {
      if (last?.elapsed !== elapsed) {
        const step = elapsed > 0 ? stepAt(course(), elapsed) : kickOff;
        last = { elapsed, outlook: model.outlook(step, elapsed, strength) };
      }
      return last.outlook;
    },
  };
}

/** The probability that a match that has not begun will be cancelled. */
export const cancellationChance = ({ startsAt }: Planned, now: number) => (now < startsAt ? cancellation : 0);

/** Prices before the start are stable for ten minutes, and change at a different moment in every match. */
export function epochOf(streams: Streams, id: string, now: number): number {
  return Math.floor((now + streams(id, 'epoch').below(600_000)) / (10 * minute));
}

/** How far the margin is shifted to one side, −1 to 1; the probabilities are not changed. */
function leanOf(streams: Streams, { id, startsAt }: Planned, now: number): number {
  const epoch = now >= startsAt ? Math.floor(now / minute) : epochOf(streams, id, now);
  return 2 * streams(id, 'lean', epoch).next() - 1;
}

/** The events so far, as far as prices reflect them. */
function stepOf(planned: Planned, now: number): Step {
  return now < planned.startsAt ? kickOff : stepAt(planned.course(), now - planned.startsAt);
}

/**
 * The distribution of an unfinished match's results; null while it is suspended: for some seconds after a score, and
 * now and then without a cause. Suspension never depends on future events.
 */
export function outlookAt(streams: Streams, planned: Planned, now: number): Outlook | null {
  return isSuspended(streams, planned, now) ? null : outlookOf(planned, now);
}

const outlookOf = ({ startsAt, outlook }: Planned, now: number) => outlook(Math.max(0, now - startsAt));

function isSuspended(streams: Streams, planned: Planned, now: number): boolean {
  const { id, startsAt, model } = planned;
  const elapsed = now - startsAt;
  if (elapsed < 0) return false;
  const { at } = stepOf(planned, now);
  return (at > 0 && elapsed - at < model.hold) || streams(id, 'danger', Math.floor(now / 20_000)).next() < 0.03;
}

function marketsOf(streams: Streams, planned: Planned, now: number): FeedMarket[] {
  const { model } = planned;
  const outlook = outlookOf(planned, now);
  const state = { suspended: isSuspended(streams, planned, now), lean: leanOf(streams, planned, now) };
  return [
    ...model.plain.map((betType) => marketOf(betType, null, outlook, state)),
    ...model.lines
      .flatMap((kind) => linesOf(kind, outlook).map((line) => marketOf(kind.betType, line, outlook, state)))
      .filter(({ selections }) => !selections.some((one) => one.suspended)),
  ];
}

function clockAt(planned: Planned, elapsed: number): FeedClock {
  const { clocks } = planned.course();
  const set = clocks.filter((clock) => clock.at <= elapsed).pop() ?? clocks[0];
  return {
    period: set?.period ?? 1,
    seconds: set?.seconds ?? null,
    rate: set?.rate ?? 0,
    at: planned.startsAt + (set?.at ?? 0),
  };
}

/** The state of a match. */
export function stateOf(planned: Planned, now: number): FeedEvent['state'] {
  const elapsed = now - planned.startsAt;
  if (elapsed < 0) return 'scheduled';
  if (planned.cancelled) return 'cancelled';
  return elapsed < planned.course().length ? 'live' : 'finished';
}

/** The match at the time `now`. */
export function matchAt(streams: Streams, planned: Planned, now: number): FeedEvent {
  const { id, league, home, away, startsAt } = planned;
  const name = league.sides.people ? personName : teamName;
  const state = stateOf(planned, now);
  const step = state === 'live' || state === 'finished' ? stepOf(planned, now) : kickOff;
  return {
    id,
    sport: league.sport,
    league: { id: league.id, name: league.name, position: league.position },
    home: name(home),
    away: name(away),
    startsAt,
    state,
    clock: state === 'live' ? clockAt(planned, now - startsAt) : null,
    score: { home: step.home, away: step.away, periods: step.periods },
    markets: state === 'live' || state === 'scheduled' ? marketsOf(streams, planned, now) : [],
    race: null,
  };
}
