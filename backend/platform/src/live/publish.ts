import type { LiveEvents, LiveTopic } from '@marquee/contract/live';
import type { Database } from '@marquee/database/database';

/** The notification channel of live changes; every backend process listens and serves its own subscribers. */
export const liveChannel = 'live';

/**
 * A message on the channel. Without a player it is public, of one `site` or of all; `session` narrows it to one
 * session.
 */
export interface LiveMessage<T extends LiveTopic = LiveTopic> {
  topic: T;
  player: string;
  site?: string | undefined;
  session?: string | undefined;
  data: LiveEvents[T];
}

/** Announces a change to all open pages of a player, when the surrounding transaction commits. */
export async function publish<T extends LiveTopic>(
  database: Database,
  playerId: string,
  topic: T,
  data: LiveEvents[T],
): Promise<void> {
  const message: LiveMessage<T> = { topic, player: playerId, data };
  await database.notify(liveChannel, JSON.stringify(message));
}

/** Announces a change to all subscribers, signed in or not; at most 8,000 bytes. */
export async function publishToAll<T extends LiveTopic>(
  database: Database,
  topic: T,
  data: LiveEvents[T],
): Promise<void> {
  await publish(database, '', topic, data);
}

/** Announces a change to all open pages of a site; null: of every site. */
export async function publishToSite(database: Database, site: string | null, topic: 'offers' | 'site'): Promise<void> {
  const message: LiveMessage = { topic, player: '', site: site ?? undefined, data: {} };
  await database.notify(liveChannel, JSON.stringify(message));
}

/** Tells the pages of one session, or of all of a player's sessions, that it has ended, and why (R8.02). */
export async function publishSessionEnd(
  database: Database,
  playerId: string,
  session: string | undefined,
  statusMessage: string,
): Promise<void> {
  const message: LiveMessage<'session'> = { topic: 'session', player: playerId, session, data: { statusMessage } };
  await database.notify(liveChannel, JSON.stringify(message));
}
