import { callerHeader } from '@marquee/contract/callerHeader';
import { type Answer, type CallName, calls, type Input } from '@marquee/contract/calls';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { seedKey } from '@marquee/contract/start';
import type { AxiosInstance } from 'axios';
import { ServerClock } from './serverClock';

/** The caller: fields that calls carry besides their own input (R7.02). */
export interface Identity {
  domain_name: string;
  external_id: string;
  /** Only while a player is signed in; never data stored by a failed login (R4.02). */
  player: { account_id: string; auth: string } | null;
}

/** Options of a client. `transport` replaces the network, so that tests can call a backend in the same process. */
export interface ApiClientOptions {
  identity: () => Identity;
  /** Whether the page's player may do nothing any more: players' calls then never end, as the page is being left. */
  isLeaving?: () => boolean;
  /** Called with every answer before the caller gets it; the one place that detects session expiry. */
  onAnswer?: (name: CallName, answer: Envelope) => void;
  /** Asks the player for a step-up; resolves to whether it succeeded. Without it, calls that need one are refused. */
  stepUp?: (name: CallName) => Promise<boolean>;
  baseUrl?: string;
  transport?: typeof globalThis.fetch;
  /** Synchronised by each answer; a new one by default. */
  clock?: ServerClock;
  /** Answers served with the page, by `seedKey`; each is for the first render, and dropped soon after its use. */
  seed?: Record<string, unknown>;
}

/** How long a prefetched answer counts as current. */
const keptMilliseconds = 10_000;

/** Statuses on which a GET is retried once (R8.18). */
const retryable = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * The API client, derived from the table of calls: it adds the fields that a call carries, and maps transport failures
 * to the call's failure (R8). It never throws: every call resolves to an envelope. POST is never retried (R8.17).
 */
export class ApiClient {
  readonly clock: ServerClock;
  #options: ApiClientOptions;
  #http: Promise<AxiosInstance> | undefined;
  #seed: Map<string, unknown>;
  #ahead = new Map<string, Promise<Envelope>>();
  /** Functions that drop used answers, while the page's seeds are held. */
  #held: (() => void)[] | undefined;

  constructor(options: ApiClientOptions) {
    this.#options = options;
    this.clock = options.clock ?? new ServerClock();
    this.#seed = new Map(Object.entries(options.seed ?? {}));
  }

  /** The unused answer that the page was served with for this call, if any. Synchronous, for rendering. */
  seeded<N extends CallName>(name: N, input: Input<N>): Answer<N> | undefined {
    return this.#seed.get(seedKey(name, input)) as Answer<N> | undefined;
  }

  /**
   * Prefetches a call for a page likely to be opened soon. Its answer is then used like one served with the page, or
   * dropped after a while. Players' calls are never prefetched.
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
   * Makes a call, or uses its served or prefetched answer. All components of one render share that answer; later
   * callers make a new request. `by` is the remote that asks, `<remote>@<version>`; without it the host does.
   */
  async call<N extends CallName>(name: N, input: Input<N>, by?: string): Promise<Answer<N>> {
    const key = seedKey(name, input);
    const seeded = this.#seed.get(key);
    if (seeded) {
      this.#dropUsed(key, seeded);
      return seeded as Answer<N>;
    }
    const ahead = this.#ahead.get(key);
    this.#ahead.delete(key);
    return this.#ask(name, input, by, ahead);
  }

  /**
   * Makes a new request, ignoring served answers. A player's call answers `sessionExpired` without a request if nobody
   * is signed in.
   */
  request<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> {
    return this.#ask(name, input);
  }

  async #ask<N extends CallName>(name: N, input: Input<N>, by?: string, ahead?: Promise<Envelope>): Promise<Answer<N>> {
    if (calls[name].carries === 'player' && this.#options.isLeaving?.()) return new Promise(() => undefined);
    const body = this.#body(name, input);
    let answer = body
      ? await (ahead ?? this.#post(name, body, by))
      : { statusCode: 0, statusMessage: 'sessionExpired' };
    // Retries with the same input and key: nothing was done yet, and nothing typed is lost.
    if (body && answer.statusMessage === 'stepUpNeeded' && (await this.#options.stepUp?.(name)))
      answer = await this.#post(name, body, by);
    this.#options.onAnswer?.(name, answer);
    return answer as Answer<N>;
  }

  /**
   * Reads a file of this site (build files, R7.06); retried once on a transient failure. It asks by `fetch`: a reader
   * who makes no call does not load the HTTP library.
   */
  async get<T>(path: string): Promise<T> {
    const { baseUrl = '', transport = fetch } = this.#options;
    const read = async () => {
      const askedAt = performance.now();
      const answer = await transport(`${baseUrl}${path}`, { signal: AbortSignal.timeout(20_000) });
      // Cached responses must not synchronise the clock.
      const { headers } = answer;
      if (headers.get('cache-control') === 'no-store') this.clock.take(String(headers.get('date')), askedAt);
      return answer;
    };
    let answer = await read();
    if (retryable.has(answer.status)) answer = await read();
    if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  /** Keeps served answers until `release`, while parts of the page still have to render. */
  hold(): void {
    this.#held = [];
  }

  release(): void {
    const used = this.#held ?? [];
    this.#held = undefined;
    for (const drop of used) drop();
  }

  /** Drops a used answer at `release` if the page's seeds are held, otherwise at the end of the current task. */
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

  async #post(name: CallName, body: object, by?: string): Promise<Envelope> {
    const { failure } = calls[name];
    try {
      const http = await this.#client();
      // Reads can be repeated soon; a change's outcome is worth waiting for.
      const timeout = 'value' in failure ? 8_000 : 20_000;
      const askedAt = performance.now();
      const options = { timeout, validateStatus: () => true, ...(by && { headers: { [callerHeader]: by } }) };
      const { data, headers } = await http.post<unknown>(`/api/${name}`, body, options);
      this.clock.take(String(headers.date), askedAt);
      return isEnvelope(data) ? data : failure;
    } catch {
      return failure;
    }
  }

  /** The HTTP library, axios, is set by the customer. It comes with the first call, not with the page. */
  #client(): Promise<AxiosInstance> {
    const { baseUrl = '', transport } = this.#options;
    this.#http ??= import('axios').then(({ default: axios }) =>
      axios.create({
        baseURL: baseUrl,
        adapter: 'fetch',
        timeout: 20_000,
        // No token is in a script-readable cookie, and looking for one blocks the page.
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
