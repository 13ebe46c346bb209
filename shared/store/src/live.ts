import type { Identity } from '@marquee/api/client';
import type { ServerClock } from '@marquee/api/serverClock';
import type { LiveEvents, LiveTopic } from '@marquee/contract/live';
import { backOff } from '@marquee/kernel/work/backOff';
import { eventReader } from './eventReader';

type Handler<T extends LiveTopic> = (event: LiveEvents[T]) => void;

/** One subscription: its handler, and a callback after missed events. */
interface Subscription {
  handler: Handler<LiveTopic>;
  missed: (() => void) | undefined;
}

/** Timeouts of a connection, ms. */
const usualWaits = {
  /** Backoff of reconnecting, and of polling meanwhile: at most five seconds, because players watch the balance. */
  retries: (tries: number) => backOff(tries, 1000, 5000),
  /** A stream silent for this long is dead: the server sends a heartbeat every 15 s. */
  silence: 40_000,
  /** The same when a page becomes visible again: a sleeping device has no timers. */
  beat: 20_000,
  /** How long a hidden page keeps its stream: a browser has six connections to a server of HTTP/1.1, for all tabs. */
  rest: 30_000,
  /**
   * A stream that ends sooner counts as failed and continues the backoff. One that opens later than `late` has missed
   * changes.
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
  // biome-ignore lint/plugin: measures silence, including sleep of the device
  now: () => Date.now(),
  set: (work, milliseconds) => setTimeout(work, milliseconds),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/**
 * Options of a live connection. `poll` is called periodically while there is no stream, and once after reconnecting.
 */
export interface LiveOptions {
  identity: () => Identity;
  poll: () => void;
  /** Called with each `releases` event, besides its subscribers. */
  onReleases?: ((revision: number) => void) | undefined;
  transport?: typeof globalThis.fetch;
  /** Synchronised when a stream opens. */
  clock?: ServerClock;
  waits?: Partial<typeof usualWaits>;
  /** The page's own by default. */
  timers?: LiveTimers;
  /** The window, which signals that the network is back, or that the page is visible again. */
  events?: EventTarget | undefined;
  /** Whether nobody sees the page: it then rests. The document's own by default. */
  isHidden?: () => boolean;
}

/**
 * Live changes from the server (`contract/live`), as one stream per page. It connects with the first subscription;
 * reconnects after a change of player, a lost or silent stream, a returned network or a device's sleep; and polls
 * meanwhile. A page that stays hidden has no stream until it is seen again. Changes without a stream are not sent
 * again: subscribers are told that they may have missed some.
 */
export class LiveConnection {
  /** The version of the site's start-up answer when the stream began. */
  site: string | undefined;
  #options: LiveOptions;
  #waits: typeof usualWaits;
  #timers: LiveTimers;
  #subscriptions = new Map<LiveTopic, Set<Subscription>>();
  #abort: AbortController | undefined;
  /** Aborts the current stream or pause only. */
  #current: AbortController | undefined;
  #receivedAt = 0;
  #isOpen = false;
  /** Whether the page was hidden for so long that it has no stream. */
  #rests = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#waits = { ...usualWaits, ...options.waits };
    this.#timers = options.timers ?? pageTimers;
  }

  /**
   * Subscribes to a topic; returns an unsubscribe function. The last unsubscription closes the stream. `missed` is
   * called after a reconnection: the subscriber then reloads its state.
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

  /** Reconnects: the player changed. */
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
    const abort = new AbortController();
    this.#abort = abort;
    this.#reconnectUntil(abort.signal);
    for (let tries = 0, isFirst = true; !abort.signal.aborted; isFirst = false) {
      while (this.#rests && !abort.signal.aborted) await aborted(this.#line(abort.signal).signal);
      if (abort.signal.aborted) return;
      const begun = this.#timers.now();
      const stream = this.#line(abort.signal);
      await this.#stream(stream, isFirst).catch(() => undefined);
      // ended for good, or in order to reconnect at once: no pause
      if (abort.signal.aborted || stream.signal.reason === reconnect) continue;
      if (this.#timers.now() - begun >= steady) tries = 0;
      await this.#delay(retries(tries++), this.#line(abort.signal).signal);
      if (!abort.signal.aborted) this.#options.poll();
    }
  }

  /** An abort signal for the next step of a run: it also ends with the run. */
  #line(run: AbortSignal): AbortController {
    const line = new AbortController();
    run.addEventListener('abort', () => line.abort(run.reason), { signal: line.signal });
    this.#current = line;
    return line;
  }

  /**
   * Reconnects at once when the network is back, and when the page becomes visible without a stream, or with one that
   * was silent for too long. Ends the stream of a page that stays hidden.
   */
  #reconnectUntil(signal: AbortSignal): void {
    const events = 'events' in this.#options ? this.#options.events : globalThis.window;
    const isHidden = this.#options.isHidden ?? (() => globalThis.document?.hidden === true);
    const again = () => this.#current?.abort(reconnect);
    let timer: unknown;
    const setRests = (rests: boolean) => {
      this.#rests = rests;
      again();
    };
    const look = () => {
      this.#timers.clear(timer);
      if (isHidden()) timer = this.#timers.set(() => setRests(true), this.#waits.rest);
      else if (this.#rests || this.#timers.now() - this.#receivedAt > this.#waits.beat) setRests(false);
    };
    this.#rests = false;
    if (isHidden()) look();
    signal.addEventListener('abort', () => this.#timers.clear(timer));
    events?.addEventListener('online', again, { signal });
    events?.addEventListener('visibilitychange', look, { signal });
    events?.addEventListener('pageshow', look, { signal });
  }

  /** Whether an open stream was active recently. */
  get isConnected(): boolean {
    return this.#isOpen && this.#timers.now() - this.#receivedAt < this.#waits.silence;
  }

  /** Passes an event's data (JSON) to the topic's handlers; ignores topics without subscribers. */
  #emit(topic: LiveTopic, data: string): void {
    if (topic === 'releases') {
      const { revision, site } = JSON.parse(data) as LiveEvents['releases'];
      this.site = site ?? this.site;
      this.#options.onReleases?.(revision);
    }
    const subscriptions = this.#subscriptions.get(topic);
    if (!subscriptions) return;
    const event = JSON.parse(data) as LiveEvents[LiveTopic];
    for (const { handler } of subscriptions) handler(event);
  }

  /** Reloads what may have changed without a stream. */
  #catchUp(): void {
    this.#options.poll();
    const asks = [...this.#subscriptions.values()].flatMap((all) => [...all].map(({ missed }) => missed));
    for (const ask of new Set(asks)) ask?.();
  }

  /** Reads a stream until it ends, or `line` is aborted, which happens after too long a silence. */
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
        // heartbeats are comments: no events, but signs of life
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
      signal.addEventListener('abort', () => {
        this.#timers.clear(timer);
        resolve();
      });
    });
  }
}

/** Resolves once a signal is aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** Abort reason: reconnect at once. */
const reconnect = 'reconnect';
