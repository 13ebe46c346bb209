import type { Identity } from '@marquee/api/client';
import type { LiveEvents, LiveTopic } from '@marquee/contract/live';
import { eventReader } from './eventReader';

type Handler<T extends LiveTopic> = (event: LiveEvents[T]) => void;

/** Waits between tries to connect, and between polls meanwhile: a second first, then longer, five at most: a balance is looked at. */
const retryMilliseconds = [1000, 2000, 5000];

/** A stream that has been silent for this long is dead: the server sends a heartbeat every 15 s. */
const silenceMilliseconds = 40_000;

/** What a live connection needs. `poll` is called at intervals while no stream can be had, and when one is there again. */
export interface LiveOptions {
  identity: () => Identity;
  poll: () => void;
  transport?: typeof globalThis.fetch;
}

/**
 * Live changes from the server (`contract/live`), as one stream for the page. It connects with the first subscription, connects
 * again when the player changes or the line breaks, and falls back to polling meanwhile.
 */
export class LiveConnection {
  #options: LiveOptions;
  #handlers = new Map<LiveTopic, Set<Handler<LiveTopic>>>();
  #abort: AbortController | undefined;
  #tries = 0;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  /** Subscribes to a topic; returns an unsubscribe function. The last one closes the stream. */
  on<T extends LiveTopic>(topic: T, handler: Handler<T>): () => void {
    const handlers = this.#handlers.get(topic) ?? new Set();
    this.#handlers.set(topic, handlers);
    handlers.add(handler as Handler<LiveTopic>);
    if (!this.#abort) void this.#run();
    return () => {
      handlers.delete(handler as Handler<LiveTopic>);
      if ([...this.#handlers.values()].every(({ size }) => size === 0)) this.close();
    };
  }

  /** Connects anew: the player changed. */
  restart(): void {
    if (!this.#abort) return;
    this.close();
    void this.#run();
  }

  close(): void {
    this.#abort?.abort();
    this.#abort = undefined;
  }

  async #run(): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    while (!abort.signal.aborted) {
      await this.#stream(abort.signal).catch(() => undefined);
      if (abort.signal.aborted) return;
      await delay(retryMilliseconds[Math.min(this.#tries++, retryMilliseconds.length - 1)] ?? 5000, abort.signal);
      if (!abort.signal.aborted) this.#options.poll();
    }
  }

  /** Hands an event's data (JSON) to the topic's handlers; a topic that nobody subscribed to is passed over. */
  #emit(topic: LiveTopic, data: string): void {
    const handlers = this.#handlers.get(topic);
    if (!handlers) return;
    const event = JSON.parse(data) as LiveEvents[LiveTopic];
    for (const handler of handlers) handler(event);
  }

  async #stream(signal: AbortSignal): Promise<void> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), silenceMilliseconds);
    try {
      const { player, ...site } = this.#options.identity();
      const response = await (this.#options.transport ?? fetch)('/api/live', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ ...site, ...player }),
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (!response.ok || !response.body) return;
      // What changed while no stream was open is asked for once more.
      if (this.#tries > 0) this.#options.poll();
      this.#tries = 0;
      const read = eventReader((event, data) => this.#emit(event as LiveTopic, data));
      const texts = response.body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
      const reader = texts.getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        // a heartbeat is a comment: no event, and a sign of life all the same
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), silenceMilliseconds);
        read(piece.value);
      }
    } finally {
      clearTimeout(timer);
    }
  }
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
