import type { ApiClient } from '@marquee/api/client';
import type { Output } from '@marquee/contract/calls';
import { succeeded } from '@marquee/contract/envelope';
import type { LiveEvents } from '@marquee/contract/live';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestRequest } from './latestRequest';
import type { Storage } from './storage';

/** How often the session is polled while a game is open: watching counts as time. */
const every = 60_000;

/** A player's protection state for every page (D9): access, and the running session. */
export class ProtectionStore {
  session: Output<'protection/session'>['value'][number] | undefined = undefined;
  /** Number of open games. */
  games = 0;
  #api: ApiClient;
  #loads = new LatestRequest();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #storage: Storage | undefined;
  #account: () => string;
  /** The account of which the last page knew that it may see promotions. */
  remembered = '';

  constructor(api: ApiClient, storage?: Storage, account: () => string = () => '') {
    this.#api = api;
    this.#storage = storage;
    this.#account = account;
    makeAutoObservable(this, { session: observableRef }, { autoBind: true });
    storage?.restore(() =>
      runInAction(() => {
        this.remembered = String(storage.read<{ account_id: string }>('offers')?.account_id ?? '');
      }),
    );
  }

  /**
   * Whether the player may see promotions (D13). Until the server has answered, only the player of whom the last page
   * knew it: a page from a cache must not show them to whoever may not.
   */
  get mayPromote(): boolean {
    if (this.session) return this.session.access === 'open' && this.session.may_promote !== false;
    return this.remembered !== '' && this.remembered === this.#account();
  }

  /** Why the player may not play now; undefined if they may, or if it is unknown. */
  get pause(): { why: 'timeOut' | 'selfExcluded' | 'accountClosing'; until: string | null } | undefined {
    const { access, until = null } = this.session ?? {};
    if (access === 'time_out') return { why: 'timeOut', until };
    if (access === 'closing') return { why: 'accountClosing', until };
    return access === 'excluded' ? { why: 'selfExcluded', until } : undefined;
  }

  /** Applies a break's live event at once, and then reloads the rest. */
  take(news: LiveEvents['protection']): void {
    if (this.session) this.session = { ...this.session, ...news };
    void this.load();
  }

  /** Reloads the state. After a failure the old state stays. */
  async load(): Promise<void> {
    const playing = this.games > 0 && !globalThis.document?.hidden;
    const isLast = this.#loads.ask();
    const answer = await this.#api.call('protection/session', { playing });
    if (!isLast()) return;
    const session = succeeded(answer) ? answer.value?.[0] : undefined;
    runInAction(() => {
      if (session) this.session = session;
      if (session) this.#remember();
      this.#wait();
    });
  }

  /** Keeps for the next page whether promotions may be shown; the page's early script reads it. */
  #remember(): void {
    this.remembered = this.mayPromote ? this.#account() : '';
    if (this.remembered) this.#storage?.write('offers', { account_id: this.remembered });
    else this.#storage?.remove('offers');
  }

  /** Counts an open game; returns a function that uncounts it. */
  play(): () => void {
    this.games++;
    void this.load();
    return () => {
      this.games--;
    };
  }

  /** The server's time; ms. */
  now(): number {
    return this.#api.clock.now();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Reloads when something is due: the end of a break, a reality check, and every minute while a game is open. */
  #wait(): void {
    const { access, until, reality_check_at } = this.session ?? {};
    const due = [access === 'time_out' ? until : null, reality_check_at]
      .map((at) => (at ? Date.parse(at) - this.now() : 0))
      .filter((wait) => wait > 0);
    const wait = Math.min(...due.map((left) => left + 200), this.games > 0 ? every : 2 ** 31 - 1);
    clearTimeout(this.#timer);
    if (wait < 2 ** 31 - 1) this.#timer = setTimeout(() => void this.load(), wait);
  }
}
