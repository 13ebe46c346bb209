import type { Identity } from '@marquee/api/client';
import type { ServerClock } from '@marquee/api/serverClock';
import type { LiveEvents, LiveTopic } from '@marquee/contract/live';
import { eventReader } from './eventReader';

type Handler<T extends LiveTopic> = (event: LiveEvents[T]) => void;

/** One subscription: what is done with an event, and when events may have been missed. */
interface Subscription {
  handler: Handler<LiveTopic>;
  missed: (() => void) | undefined;
}

/** How long a connection waits for what, ms. */
const usualWaits = {
  /**
   * Between tries to connect, and between polls meanwhile: a second first, then longer, five at most: a balance is
   * looked at.
   */
  retries: [1000, 2000, 5000],
  /** A stream that has been silent for this long is dead: the server sends a heartbeat every 15 s. */
  silence: 40_000,
  /** The same for a page that is looked at again: a device that slept has kept no time. */
  beat: 20_000,
  /**
   * A stream that ends sooner was none: the next try waits longer. One that opens later than `late` has missed what
   * changed meanwhile.
   */
  steady: 10_000,
  late: 1000,
};

/** A clock and its timers; milliseconds. */
export interface LiveTimers {
  now: () => number;
  set: (work: () => void, milliseconds: number) => unknown;
  clear: (handle: unknown) => void;
}

const pageTimers: LiveTimers = {
  // biome-ignore lint/plugin: how long nothing was heard, also while the device slept
  now: () => Date.now(),
  set: (work, milliseconds) => setTimeout(work, milliseconds),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/**
 * What a live connection needs. `poll` is called at intervals while no stream can be had, and when one is there again.
 */
export interface LiveOptions {
  identity: () => Identity;
  poll: () => void;
  /** What an event `releases` is told to, whoever else listens. */
  onReleases?: ((revision: number) => void) | undefined;
  transport?: typeof globalThis.fetch;
  /** Is put right by each stream that opens. */
  clock?: ServerClock;
  waits?: Partial<typeof usualWaits>;
  /** Which part of a wait's second half is added, 0 to 1: not all pages come back in the same moment. */
  random?: () => number;
  /** The page's own unless a test passes others. */
  timers?: LiveTimers;
  /** Where the browser says that the network is there again, or that the page is looked at: its window. */
  events?: EventTarget | undefined;
}

/**
 * Live changes from the server (`contract/live`), as one stream for the page. It connects with the first subscription,
 * connects again when the player changes, the line breaks or falls silent, the network returns or a device wakes, and
 * falls back to polling meanwhile. What has changed without a stream is not sent afterwards: subscribers are told that
 * they may have missed something.
 */
export class LiveConnection {
  #options: LiveOptions;
  #waits: typeof usualWaits;
  #timers: LiveTimers;
  #subscriptions = new Map<LiveTopic, Set<Subscription>>();
  #abort: AbortController | undefined;
  /** Ends the stream or the wait of this moment; nothing else. */
  #current: AbortController | undefined;
  #receivedAt = 0;
  #isOpen = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#waits = { ...usualWaits, ...options.waits };
    this.#timers = options.timers ?? pageTimers;
  }

  /**
   * Subscribes to a topic; returns an unsubscribe function. The last one closes the stream. `missed` is called when a
   * stream is there again: the subscriber then asks how things stand.
   */
  on<T extends LiveTopic>(topic: T, handler: Handler<T>, missed?: () => void): () => void {
    const subscriptions = this.#subscriptions.get(topic) ?? new Set();
    this.#subscriptions.set(topic, subscriptions);
    const own: Subscription = { handler: handler as Handler<LiveTopic>, missed };
    subscriptions.add(own);
    if (!this.#abort) void this.#run();
    return () => {
      subscriptions.delete(own);
      if ([...this.#subscriptions.values()].every(({ size }) => size === 0)) this.close();
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
    const { retries, steady } = this.#waits;
    const { random = Math.random, poll } = this.#options;
    const abort = new AbortController();
    this.#abort = abort;
    this.#reconnectUntil(abort.signal);
    for (let tries = 0, isFirst = true; !abort.signal.aborted; isFirst = false) {
      const begun = this.#timers.now();
      const stream = this.#line(abort.signal);
      await this.#stream(stream, isFirst).catch(() => undefined);
      if (abort.signal.aborted) return;
      // ended to connect at once: nothing to wait for
      if (stream.signal.reason === reconnect) continue;
      if (this.#timers.now() - begun >= steady) tries = 0;
      const wait = retries[Math.min(tries++, retries.length - 1)] ?? 0;
      await this.#delay(wait * (0.5 + random() / 2), this.#line(abort.signal).signal);
      if (!abort.signal.aborted) poll();
    }
  }

  /** A signal for the next step of a run: it ends with the run, or earlier. */
  #line(run: AbortSignal): AbortController {
    const line = new AbortController();
    const end = () => line.abort(run.reason);
    if (run.aborted) end();
    run.addEventListener('abort', end, { signal: line.signal });
    this.#current = line;
    return line;
  }

  /**
   * Connects at once when the network is there again, and when a page is looked at again whose stream has been silent
   * for too long.
   */
  #reconnectUntil(signal: AbortSignal): void {
    const events = 'events' in this.#options ? this.#options.events : globalThis.window;
    const again = () => this.#current?.abort(reconnect);
    const look = () => {
      if (!globalThis.document?.hidden && this.#timers.now() - this.#receivedAt > this.#waits.beat) again();
    };
    events?.addEventListener('online', again, { signal });
    events?.addEventListener('visibilitychange', look, { signal });
    events?.addEventListener('pageshow', look, { signal });
  }

  /** Whether a stream is open that was heard lately. */
  get isConnected(): boolean {
    return this.#isOpen && this.#timers.now() - this.#receivedAt < this.#waits.silence;
  }

  /** Hands an event's data (JSON) to the topic's handlers; a topic that nobody subscribed to is passed over. */
  #emit(topic: LiveTopic, data: string): void {
    if (topic === 'releases') this.#options.onReleases?.((JSON.parse(data) as LiveEvents['releases']).revision);
    const subscriptions = this.#subscriptions.get(topic);
    if (!subscriptions) return;
    const event = JSON.parse(data) as LiveEvents[LiveTopic];
    for (const { handler } of subscriptions) handler(event);
  }

  /** What changed while no stream was open is asked for. */
  #catchUp(): void {
    this.#options.poll();
    const asks = [...this.#subscriptions.values()].flatMap((all) => [...all].map(({ missed }) => missed));
    for (const ask of new Set(asks)) ask?.();
  }

  /** Reads a stream until it ends, or `line` does: which it does when nothing is heard for too long. */
  async #stream(line: AbortController, isFirst: boolean): Promise<void> {
    const { signal } = line;
    const begun = this.#timers.now();
    let timer: unknown;
    const received = () => {
      this.#receivedAt = this.#timers.now();
      this.#timers.clear(timer);
      timer = this.#timers.set(() => line.abort(), this.#waits.silence);
    };
    received();
    try {
      const { player, ...site } = this.#options.identity();
      const askedAt = performance.now();
      const response = await (this.#options.transport ?? fetch)('/api/live', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ ...site, ...player }),
        signal,
      });
      this.#options.clock?.take(response.headers.get('date') ?? undefined, askedAt);
      if (!response.ok || !response.body) return;
      this.#isOpen = true;
      if (!isFirst || this.#timers.now() - begun > this.#waits.late) this.#catchUp();
      const read = eventReader((event, data) => this.#emit(event as LiveTopic, data));
      const texts = response.body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
      const reader = texts.getReader();
      for (let piece = await reader.read(); !piece.done && !signal.aborted; piece = await reader.read()) {
        // a heartbeat is a comment: no event, and a sign of life all the same
        received();
        read(piece.value);
      }
    } finally {
      this.#isOpen = false;
      this.#timers.clear(timer);
    }
  }

  #delay(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.#timers.set(resolve, milliseconds);
      const end = () => {
        this.#timers.clear(timer);
        resolve();
      };
      if (signal.aborted) end();
      signal.addEventListener('abort', end);
    });
  }
}

/** Why a stream or a wait was ended: to connect at once. */
const reconnect = 'reconnect';
