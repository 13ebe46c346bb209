import type { LiveEvents, LiveTopic } from '@marquee/contract/live';
import type { Database } from '@marquee/database/database';

/** The one notification channel of live changes; every backend process listens to it and serves its own readers. */
export const liveChannel = 'live';

/**
 * What travels on the channel. Without a player it is for everybody; `session` narrows it to one session of the player.
 */
export interface LiveMessage<T extends LiveTopic = LiveTopic> {
  topic: T;
  player: string;
  session?: string | undefined;
  data: LiveEvents[T];
}

/** Announces a change of one player to all of the player's open pages, once the surrounding transaction commits. */
export async function publish<T extends LiveTopic>(
  database: Database,
  playerId: string,
  topic: T,
  data: LiveEvents[T],
): Promise<void> {
  const message: LiveMessage<T> = { topic, player: playerId, data };
  await database.notify(liveChannel, JSON.stringify(message));
}

/** Announces a change to every reader, signed in or not. A message is at most 8,000 bytes. */
export async function publishToAll<T extends LiveTopic>(
  database: Database,
  topic: T,
  data: LiveEvents[T],
): Promise<void> {
  await publish(database, '', topic, data);
}

/** Announces to the pages of one session, or of all of a player's sessions, that it is over, and why (R8.02). */
export async function publishSessionEnd(
  database: Database,
  playerId: string,
  session: string | undefined,
  statusMessage: string,
): Promise<void> {
  const message: LiveMessage<'session'> = { topic: 'session', player: playerId, session, data: { statusMessage } };
  await database.notify(liveChannel, JSON.stringify(message));
}
