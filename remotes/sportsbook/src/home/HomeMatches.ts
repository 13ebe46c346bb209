import type { Answer, CallName, Input, Output } from '@marquee/contract/calls';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Market } from '../slip/types';

/** A match of `home/match_list`, with its names in one language. */
export type HomeMatch = Output<'home/match_list'>['value'][number];
type Language = NonNullable<Input<'home/match_list'>['language']>;

/** The client methods needed. */
interface HomeApi {
  call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>>;
  /** The answer served with the page. */
  seeded<N extends CallName>(name: N, input: Input<N>): Answer<N> | undefined;
}

/** Shortest and longest interval between reloads, ms. */
const gatherMs = 4_000;
const pollMs = 20_000;

/**
 * The home page's matches with their main odds: one list for the hero and the section below. The old list stays while
 * reloading, after a failure, and with the names of the previous language.
 */
export class HomeMatches {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  matches: readonly HomeMatch[] = [];
  markets: ReadonlyMap<string, Market | undefined> = new Map();
  #api: HomeApi;
  #language: Language;
  #reading: Promise<void> | undefined;
  /** Whether a match of the list has changed since it was read. */
  #isOld = false;
  /** The number of parts of the page that show the list, and the timers that keep it current for them. */
  #viewers = 0;
  #timers: ReturnType<typeof setInterval>[] = [];

  constructor(api: HomeApi, language: Language) {
    this.#api = api;
    this.#language = language;
    const marks = {
      matches: observableRef,
      markets: observableRef,
      isReading: false,
      change: false,
      show: false,
    } as const;
    makeAutoObservable<this>(this, marks, { autoBind: true });
    const list = api.seeded('home/match_list', { language });
    const odds = api.seeded('home/public_odds', {});
    if (list && odds) this.#accept(list, odds);
  }

  /** The main market of a match, if it has one. */
  marketOf(match: HomeMatch): Market | undefined {
    return this.markets.get(match.match_id);
  }

  /** Whether requests are pending: their answers may be older than a recent change. */
  get isReading(): boolean {
    return this.#reading !== undefined;
  }

  /**
   * Loads the list for a part of the page, and keeps it current until no part shows it. A part that comes later shows
   * what is there: it makes no calls of its own.
   */
  show(language: Language): () => void {
    this.#viewers += 1;
    if (this.#viewers === 1) {
      const read = () => {
        if (!document.hidden) void this.load(this.#language);
      };
      const gather = () => {
        if (this.#isOld && !this.isReading) read();
      };
      this.#timers = [setInterval(gather, gatherMs), setInterval(read, pollMs)];
    }
    if (this.#viewers === 1 || language !== this.#language) void this.load(language);
    return () => {
      this.#viewers -= 1;
      if (this.#viewers === 0) this.#timers.forEach(clearInterval);
    };
  }

  /** Has the list read again soon if one of these matches is in it. */
  change(matchIds: readonly string[]): void {
    this.#isOld ||= this.matches.some(({ match_id }) => matchIds.includes(match_id));
  }

  /** Loads matches and odds; concurrent calls share the request, unless the language differs. */
  load(language: Language): Promise<void> {
    if (language !== this.#language) this.#reading = undefined;
    this.#language = language;
    if (this.#reading) return this.#reading;
    this.#isOld = false;
    const reading = this.#read(language).finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }

  async #read(language: Language): Promise<void> {
    const [list, odds] = await Promise.all([
      this.#api.call('home/match_list', { language }),
      this.#api.call('home/public_odds', {}),
    ]);
    if (language === this.#language) runInAction(() => this.#accept(list, odds));
  }

  #accept(list: Answer<'home/match_list'>, odds: Answer<'home/public_odds'>): void {
    if (list.statusCode !== 1) {
      if (this.matches.length === 0) this.state = 'failed';
      return;
    }
    if (odds.statusCode === 1) this.markets = new Map(odds.value?.map((one) => [one.match_id, one.markets[0]]));
    this.matches = list.value ?? [];
    this.state = 'ready';
  }
}
