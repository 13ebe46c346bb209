import type { LiveEvents } from '@marquee/contract/live';
import type { Database } from '@marquee/database/database';
import { type LiveMessage, liveChannel } from './publish';

/** The subscriber of a stream; visitors have neither player nor session. */
export interface Reader {
  player?: { id: string; sessionId: string } | undefined;
  /** The domain name of the page's site. */
  site: string;
  /** The network that a visitor's streams are counted by. */
  address: string;
  /** Writes one event. */
  send(topic: keyof LiveEvents, data: unknown): void;
  /** Ends the stream. */
  close(): void;
}

/** Streams per session and per player: one for each open tab, and some that are gone without having been noticed. */
const mostOf = { session: 8, player: 24 };

/**
 * Streams per process, and how many of them signed-out visitors may hold: in total, and per network. The rest is
 * reserved for players.
 */
export const streamLimits = { all: 5_000, visitors: 3_000, address: 100 };

/** Pages read anew within a second, or within this time for each stream, ms: a read costs 4 ms of a processor. */
const spread = { least: 1000, each: 4 };

/** Forwards live changes of all processes to the streams that are open here. */
export function liveHub(database: Database, report: (error: unknown) => void, room = streamLimits) {
  /** Oldest first. */
  const readers = new Set<Reader>();
  let stopListening: Promise<() => Promise<void>> | undefined;

  /** An unreadable notice or a full stream must not keep others from being told. */
  function send(payload: string) {
    let message: LiveMessage;
    try {
      message = JSON.parse(payload) as LiveMessage;
    } catch (error) {
      return report(error);
    }
    const { topic } = message;
    const within = Math.max(spread.least, spread.each * readers.size);
    const data = topic === 'offers' || topic === 'site' ? { within } : message.data;
    for (const reader of readers) {
      if (message.player && reader.player?.id !== message.player) continue;
      if (message.site && reader.site !== message.site) continue;
      if (message.session && reader.player?.sessionId !== message.session) continue;
      try {
        reader.send(topic, data);
        if (topic === 'session') reader.close();
      } catch (error) {
        report(error);
        readers.delete(reader);
      }
    }
  }

  /** Ends the oldest streams of a player until there are fewer than `most`. */
  function endOldest(isTheirs: (player: NonNullable<Reader['player']>) => boolean, most: number): void {
    const own = [...readers].filter((reader) => reader.player && isTheirs(reader.player));
    for (const old of own.slice(0, Math.max(0, own.length - most + 1))) {
      old.close();
      readers.delete(old);
    }
  }

  return {
    /**
     * Resolves once the hub is subscribed, so that a stream opened afterwards misses nothing. Rejects while the
     * database is unavailable.
     */
    async ready(): Promise<void> {
      stopListening ??= database.listen(liveChannel, send).catch((error) => {
        stopListening = undefined;
        throw error;
      });
      await stopListening;
    },
    /** Whether there is room for a stream; a player's own oldest streams make room for the next. */
    hasRoom({ player, address }: Pick<Reader, 'player' | 'address'>): boolean {
      if (readers.size >= room.all) return false;
      if (player) return true;
      const visitors = [...readers].filter((reader) => !reader.player);
      const isFull = visitors.length >= room.visitors;
      return !isFull && visitors.filter((reader) => reader.address === address).length < room.address;
    },
    /** Adds a stream; above the limit of its session or player, the oldest ends. Returns a function that removes it. */
    add(reader: Reader): () => void {
      const { player } = reader;
      if (player) {
        endOldest((other) => other.sessionId === player.sessionId, mostOf.session);
        endOldest((other) => other.id === player.id, mostOf.player);
      }
      readers.add(reader);
      return () => readers.delete(reader);
    },
    count: () => readers.size,
    async close() {
      for (const reader of readers) reader.close();
      readers.clear();
      await (await stopListening)?.();
    },
  };
}

/** The hub of one backend process. */
export type LiveHub = ReturnType<typeof liveHub>;
