import { type Answer, type CallName, calls, type Input } from '@marquee/contract/calls';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { seedKey } from '@marquee/contract/start';
import type { AxiosInstance } from 'axios';
import { ServerClock } from './serverClock';

/** Who is calling: what the rows of the table carry beside a call's own input (R7.02). */
export interface Identity {
  domain_name: string;
  external_id: string;
  /** Only while a player is signed in. Anything stored by a failed login is never among it (R4.02). */
  player: { account_id: string; auth: string } | null;
}

/**
 * What a client needs to know. `transport` replaces the network, so that tests talk to a real backend in their process.
 */
export interface ApiClientOptions {
  identity: () => Identity;
  /** Called with every answer before the caller gets it: session expiry is noticed here, once. */
  onAnswer?: (name: CallName, answer: Envelope) => void;
  /**
   * Has the player prove again who asks for a call; resolves to whether they did. Without it such a call stays refused.
   */
  stepUp?: (name: CallName) => Promise<boolean>;
  baseUrl?: string;
  transport?: typeof globalThis.fetch;
  /** Is put right by each answer; a new one unless said. */
  clock?: ServerClock;
  /**
   * Answers that the page was served with, by `seedKey`; each is for the first paint, and soon dropped once it was
   * used.
   */
  seed?: Record<string, unknown>;
}

/** How long an answer that was asked ahead is as good as a new one. */
const keptMilliseconds = 10_000;

/** Statuses on which a GET is tried once more (R8.18). */
const retryable = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * The one client. It is made from the table of calls: it adds what a row carries, and turns a failed transport into the
 * row's failure (R8). It never throws: every call resolves to an envelope. POST is never tried again (R8.17).
 */
export class ApiClient {
  readonly clock: ServerClock;
  #options: ApiClientOptions;
  #http: Promise<AxiosInstance> | undefined;
  #seed: Map<string, unknown>;
  #ahead = new Map<string, Promise<Envelope>>();
  /** What drops the answers that were used, while the page is held. */
  #held: (() => void)[] | undefined;

  constructor(options: ApiClientOptions) {
    this.#options = options;
    this.clock = options.clock ?? new ServerClock();
    this.#seed = new Map(Object.entries(options.seed ?? {}));
  }

  /**
   * The answer that the page was served with, if this call has one that was not used yet. Rendering may ask for it at
   * once.
   */
  seeded<N extends CallName>(name: N, input: Input<N>): Answer<N> | undefined {
    return this.#seed.get(seedKey(name, input)) as Answer<N> | undefined;
  }

  /**
   * Asks for what a page will soon ask for. The answer is then there at once, as one that the page was served with; one
   * that nobody takes is soon dropped. A player's calls are never asked ahead.
   */
  prefetch<N extends CallName>(name: N, input: Input<N>): void {
    const key = seedKey(name, input);
    const body = this.#body(name, input);
    if (!body || calls[name].carries === 'player' || this.#seed.has(key) || this.#ahead.has(key)) return;
    const asked = this.#post(name, body).then((answer) => {
      if (this.#ahead.delete(key) && succeeded(answer)) {
        this.#seed.set(key, answer);
        setTimeout(() => this.#drop(key, answer), keptMilliseconds);
      }
      return answer;
    });
    this.#ahead.set(key, asked);
  }

  /**
   * Makes a call, or takes the answer that is there for it: one that the page was served with or that was asked ahead.
   * All parts that are drawn together share that answer; whoever calls later asks anew.
   */
  async call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> {
    const key = seedKey(name, input);
    const seeded = this.#seed.get(key);
    if (seeded) {
      this.#dropUsed(key, seeded);
      return seeded as Answer<N>;
    }
    const ahead = this.#ahead.get(key);
    this.#ahead.delete(key);
    return this.#ask(name, input, ahead);
  }

  /**
   * Makes a call, whatever answer is there for it. A row that carries a player answers `sessionExpired` without a
   * request when nobody is signed in.
   */
  request<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> {
    return this.#ask(name, input);
  }

  async #ask<N extends CallName>(name: N, input: Input<N>, ahead?: Promise<Envelope>): Promise<Answer<N>> {
    const body = this.#body(name, input);
    let answer = body ? await (ahead ?? this.#post(name, body)) : { statusCode: 0, statusMessage: 'sessionExpired' };
    // The same input once more, with its key: nothing was done yet, and nothing that was typed is lost.
    if (body && answer.statusMessage === 'stepUpNeeded' && (await this.#options.stepUp?.(name)))
      answer = await this.#post(name, body);
    this.#options.onAnswer?.(name, answer);
    return answer as Answer<N>;
  }

  /** Reads a file of this site (build files, R7.06); tried once more on a passing failure. */
  async get<T>(path: string): Promise<T> {
    const http = await this.#client();
    const read = async () => {
      const askedAt = performance.now();
      const answer = await http.get<T>(path, { validateStatus: () => true });
      // What a cache may keep says when it was made.
      const { date, 'cache-control': caching } = answer.headers;
      if (caching === 'no-store') this.clock.take(String(date), askedAt);
      return answer;
    };
    let answer = await read();
    if (retryable.has(answer.status)) answer = await read();
    if (answer.status >= 400) throw new Error(`GET ${path} answered ${answer.status}`);
    return answer.data;
  }

  /**
   * Keeps what the page was served with while parts of it are still to be drawn, however often it was used; until
   * `release`.
   */
  hold(): void {
    this.#held = [];
  }

  release(): void {
    const used = this.#held ?? [];
    this.#held = undefined;
    for (const drop of used) drop();
  }

  /**
   * An answer that was used is dropped with the page that is held, else once the task is over that draws the parts
   * which use it.
   */
  #dropUsed(key: string, answer: unknown): void {
    const drop = () => this.#drop(key, answer);
    if (this.#held) this.#held.push(drop);
    else setTimeout(drop);
  }

  #drop(key: string, answer: unknown): void {
    if (this.#seed.get(key) === answer) this.#seed.delete(key);
  }

  #body(name: CallName, input: object): object | null {
    const { domain_name, external_id, player } = this.#options.identity();
    switch (calls[name].carries) {
      case 'domain':
        return { ...input, domain_name };
      case 'site':
        return { ...input, domain_name, external_id };
      case 'player':
        return player && { ...input, domain_name, external_id, account_id: player.account_id, auth: player.auth };
    }
  }

  async #post(name: CallName, body: object): Promise<Envelope> {
    const { failure } = calls[name];
    try {
      const http = await this.#client();
      // What only reads is asked for again soon; whether a change was done is worth waiting for.
      const timeout = 'value' in failure ? 8_000 : 20_000;
      const askedAt = performance.now();
      const options = { timeout, validateStatus: () => true };
      const { data, headers } = await http.post<unknown>(`/api/${name}`, body, options);
      this.clock.take(String(headers.date), askedAt);
      return isEnvelope(data) ? data : failure;
    } catch {
      return failure;
    }
  }

  /** The HTTP library is fetched with the first call, so that it is not in the way of the first paint. */
  #client(): Promise<AxiosInstance> {
    const { baseUrl = '', transport } = this.#options;
    this.#http ??= import('axios').then(({ default: axios }) =>
      axios.create({
        baseURL: baseUrl,
        adapter: 'fetch',
        timeout: 20_000,
        // No call has a token in a cookie that scripts read, and to look for one stops the page.
        withXSRFToken: false,
        ...(transport && { env: { fetch: transport } }),
      }),
    );
    this.#http.catch(() => {
      this.#http = undefined;
    });
    return this.#http;
  }
}

function isEnvelope(data: unknown): data is Envelope {
  return typeof data === 'object' && data !== null && typeof (data as Envelope).statusCode === 'number';
}
