import type { LiveEvents } from '@marquee/contract/live';
import type { Database } from '@marquee/database/database';
import { type LiveMessage, liveChannel } from './publish';

/** Who reads a stream: a visitor has neither player nor session. */
export interface Reader {
  player?: { id: string; sessionId: string } | undefined;
  /** The network that a visitor counts for. */
  address: string;
  /** Writes one event. */
  send(topic: keyof LiveEvents, data: unknown): void;
  /** Ends the stream. */
  close(): void;
}

/**
 * Streams that a session, and a player, may hold: one for each open tab, and some that have not noticed yet that they
 * are gone.
 */
const mostOf = { session: 8, player: 24 };

/**
 * Streams of one process, and how many of them visitors who are not signed in may hold: from one network, and all
 * together. What is left over is players' own, whoever crowds in.
 */
export const streamRoom = { all: 5_000, visitors: 3_000, address: 100 };

/** Hands live changes of this and other processes to the streams that are open here. */
export function liveHub(database: Database, report: (error: unknown) => void, room = streamRoom) {
  /** Oldest first. */
  const readers = new Set<Reader>();
  let stopListening: Promise<() => Promise<void>> | undefined;

  /** A notice that nobody can read, and a stream that takes nothing more, keep no other from being told. */
  function send(payload: string) {
    let message: LiveMessage;
    try {
      message = JSON.parse(payload) as LiveMessage;
    } catch (error) {
      return report(error);
    }
    for (const reader of readers) {
      if (message.player && reader.player?.id !== message.player) continue;
      if (message.session && reader.player?.sessionId !== message.session) continue;
      try {
        reader.send(message.topic, message.data);
        if (message.topic === 'session') reader.close();
      } catch (error) {
        report(error);
        readers.delete(reader);
      }
    }
  }

  /** Ends the oldest streams of a player, so that there is one less than `most`. */
  function endOldest(isTheirs: (player: NonNullable<Reader['player']>) => boolean, most: number): void {
    const own = [...readers].filter((reader) => reader.player && isTheirs(reader.player));
    for (const old of own.slice(0, Math.max(0, own.length - most + 1))) {
      old.close();
      readers.delete(old);
    }
  }

  return {
    /**
     * Resolves once changes arrive here: a stream that opens after it misses none. Rejects while the database is away.
     */
    async ready(): Promise<void> {
      stopListening ??= database.listen(liveChannel, send).catch((error) => {
        stopListening = undefined;
        throw error;
      });
      await stopListening;
    },
    /** Whether there is room for a stream; a player's own streams make room for their next one. */
    hasRoom({ player, address }: Pick<Reader, 'player' | 'address'>): boolean {
      if (readers.size >= room.all) return false;
      if (player) return true;
      const visitors = [...readers].filter((reader) => !reader.player);
      const isFull = visitors.length >= room.visitors;
      return !isFull && visitors.filter((reader) => reader.address === address).length < room.address;
    },
    /**
     * Adds a stream; beyond the most that a session or player may hold, their oldest one ends. Returns a function that
     * removes it.
     */
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
