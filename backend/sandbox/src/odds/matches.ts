import type { FeedClock, FeedEvent, FeedMarket, Sport } from '@marquee/protocols/odds/feed';
import { blockOf, type League } from './leagues';
import { type Course, kickOff, type Model, type Outlook, type Step, stepAt } from './model';
import { personName, teamName } from './names';
import { linesOf, marketOf } from './price';
import { type Streams, shuffled } from './random';
import { sportModels } from './sportModels';

/** A match that the secret has laid down: who, when, how good, how it will go. */
export interface Planned {
  id: string;
  league: League;
  home: number;
  away: number;
  startsAt: number;
  model: Model;
  /** How it goes; made when it is first needed. */
  course: () => Course;
  cancelled: boolean;
  /** How it ends, as it stands this long after the start; 0 before. The last answer is kept. */
  outlook: (elapsed: number) => Outlook;
}

const minute = 60_000;
/** How likely a match is cancelled, at its start. */
const cancellation = 0.015;

/** Ms since 1970 at which a league's round begins. */
export function roundStart(league: League, round: number): number {
  return (round * league.everyMinutes + league.offsetMinutes) * minute;
}

/** Who meets in a league's round, by the order that its block was drawn in. */
function sidesOf(streams: Streams, league: League, round: number, index: number): [home: number, away: number] {
  const { sides, turn, of } = blockOf(league, round);
  const order = shuffled(sides, streams(league.id, of, 'draw'));
  const first = (turn * league.matches + index) * 2;
  return [order[first] as number, order[first + 1] as number];
}

/** The match of a league's round, the same from the same secret whoever asks and whenever. */
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

/** How likely it is that a match that has not begun will be cancelled. */
export const cancellationChance = ({ startsAt }: Planned, now: number) => (now < startsAt ? cancellation : 0);

/** Prices before the start hold for ten minutes, and change at another moment in every match. */
export function epochOf(streams: Streams, id: string, now: number): number {
  return Math.floor((now + streams(id, 'epoch').below(600_000)) / (10 * minute));
}

/** How far the market leans to one side, −1 to 1: its margin moves, the probability does not. */
function leanOf(streams: Streams, { id, startsAt }: Planned, now: number): number {
  const epoch = now >= startsAt ? Math.floor(now / minute) : epochOf(streams, id, now);
  return 2 * streams(id, 'lean', epoch).next() - 1;
}

/** What has happened by now, as far as the prices know it. */
function stepOf(planned: Planned, now: number): Step {
  return now < planned.startsAt ? kickOff : stepAt(planned.course(), now - planned.startsAt);
}

/**
 * How a match that is not over ends, as it stands now; null while it is suspended: for some seconds after a score, and
 * now and then without a cause. Whether it is rests on nothing that is still to come.
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

/** Where a match stands. */
export function stateOf(planned: Planned, now: number): FeedEvent['state'] {
  const elapsed = now - planned.startsAt;
  if (elapsed < 0) return 'scheduled';
  if (planned.cancelled) return 'cancelled';
  return elapsed < planned.course().length ? 'live' : 'finished';
}

/** The match as it stands at `now`. */
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
