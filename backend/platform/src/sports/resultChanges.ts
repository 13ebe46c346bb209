import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@marquee/database/database';
import type { FeedEvent } from '@marquee/protocols/odds/feed';

/** A reading of an event, and its hash. */
export interface Read {
  event: FeedEvent;
  reading: string;
}

/** The fields that settle bets. */
function decidingOf({ state, score, race }: Pick<FeedEvent, 'state' | 'score' | 'race'>) {
  const runners = race?.runners.filter(({ withdrawn }) => !withdrawn) ?? [];
  return {
    state,
    ...(race
      ? { places: race.places, positions: Object.fromEntries(runners.map((one) => [one.number, one.position])) }
      : { home: score.home, away: score.away }),
  };
}

const isEnd = (state: FeedEvent['state']) => state === 'finished' || state === 'cancelled';

/**
 * Drops readings that contradict the result by which bets were settled, or that staff decided: they are recorded for
 * the operator, and the event keeps its settled result. `announced` has the ids of new ones.
 */
export async function withoutResultChanges(
  transaction: Database,
  readings: readonly Read[],
  now: number,
): Promise<{ stored: Read[]; announced: string[] }> {
  const settled = await transaction.query(
    `select id, state, score, race, decided from sports_matches match cross join lateral (
         select exists (select 1 from sports_decisions where match_id = match.id and market_id is null) as decided) by_staff
     where id = any($1) and state in ('finished', 'cancelled') and (decided
       or exists (select 1 from sports_legs leg where leg.match_id = match.id and leg.result is not null))`,
    [readings.map(({ event }) => event.id)],
  );
  const byStaff = new Set(settled.filter(({ decided }) => decided).map(({ id }) => id));
  const before = new Map(settled.map((row) => [row.id, decidingOf(row)]));
  const changes = readings.filter(({ event }) => {
    const known = before.get(event.id);
    return known !== undefined && !isDeepStrictEqual(known, decidingOf(event));
  });
  if (changes.length === 0) return { stored: [...readings], announced: [] };
  // A match that staff ended may go on in the feed: only another end contradicts them.
  const contradicting = changes.filter(({ event: { id, state } }) => !byStaff.has(id) || isEnd(state));
  const rows = contradicting.map(({ event, reading }) => ({
    match_id: event.id,
    reading,
    settled: before.get(event.id),
    told: decidingOf(event),
  }));
  const announced = await transaction.query(
    `insert into sports_result_changes (match_id, reading, at, settled, told)
     select match_id, reading, $2, settled, told
     from jsonb_to_recordset($1::jsonb) as change (match_id text, reading text, settled jsonb, told jsonb)
     on conflict do nothing returning match_id`,
    [JSON.stringify(rows), now],
  );
  const left = new Set(changes);
  return { stored: readings.filter((one) => !left.has(one)), announced: announced.map((row) => row.match_id) };
}
