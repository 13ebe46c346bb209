import type { LiveEvents, LiveTopic } from '@marquee/contract/live';
import type { Database } from '../database/database';

/** The one notification channel of live changes; every backend process listens to it and serves its own readers. */
export const liveChannel = 'live';

/** What travels on the channel. Without a player it is for everybody on the site. */
export interface LiveMessage<T extends LiveTopic = LiveTopic> {
  topic: T;
  player: string;
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
