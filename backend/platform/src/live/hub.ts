import type { LiveEvents } from '@marquee/contract/live';
import type { Database } from '@marquee/kernel/database/database';
import { type LiveMessage, liveChannel } from './publish';

/** Who reads a stream: a visitor has neither player nor session. */
export interface Reader {
  player?: { id: string; sessionId: string } | undefined;
  /** Writes one event. */
  send(topic: keyof LiveEvents, data: unknown): void;
  /** Ends the stream. */
  close(): void;
}

/** Streams that one session may hold: one per open tab, and some that have not noticed yet that they are gone. */
const mostPerSession = 8;

/** Hands live changes of this and other processes to the streams that are open here. */
export function liveHub(database: Database) {
  /** Oldest first. */
  const readers = new Set<Reader>();
  let stopListening: Promise<() => Promise<void>> | undefined;

  function send(payload: string) {
    const message = JSON.parse(payload) as LiveMessage;
    for (const reader of readers) {
      if (message.player && reader.player?.id !== message.player) continue;
      if (message.session && reader.player?.sessionId !== message.session) continue;
      reader.send(message.topic, message.data);
      if (message.topic === 'session') reader.close();
    }
  }

  return {
    /** Resolves once changes arrive here: a stream that opens after it misses none. Rejects while the database is away. */
    async ready(): Promise<void> {
      stopListening ??= database.listen(liveChannel, send).catch((error) => {
        stopListening = undefined;
        throw error;
      });
      await stopListening;
    },
    /** Adds a stream; beyond the most that a session may hold, its oldest one ends. Returns a function that removes it. */
    add(reader: Reader): () => void {
      const session = reader.player?.sessionId;
      if (session) {
        const own = [...readers].filter((other) => other.player?.sessionId === session);
        for (const old of own.slice(0, Math.max(0, own.length - mostPerSession + 1))) {
          old.close();
          readers.delete(old);
        }
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
