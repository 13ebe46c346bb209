import type { ApiClient } from '@marquee/api/client';
import type { Answer, Input, Output } from '@marquee/contract/calls';
import type { LocalText } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestRequest } from './latestRequest';
import { sanitize } from './sanitize';
import type { Storage } from './storage';

/** The part that is stored between visits (R4.09). */
interface StoredSession {
  isAuthenticated: boolean;
  token: string;
  user: { account_id: string; session_token: string };
  fullname: string;
  email: string;
}

const nobody: StoredSession = {
  isAuthenticated: false,
  token: '',
  user: { account_id: '', session_token: '' },
  fullname: '',
  email: '',
};

/** Progress to the next VIP level (R3.03). Money in minor units, progress in percent 0–100. */
export interface VipSummary {
  totalDeposit: number;
  depoProgress: number;
  totalTurnover: number;
  toProgress: number;
  currentLevel: string;
  nextLevel: string;
  /** What players call the two levels, by language. */
  currentTitle?: LocalText | undefined;
  nextTitle?: LocalText | undefined;
}

/** The VIP summary of a response (R3.02). Without a next target the progress is complete. */
export function vipSummary(level: Output<'auth/vip'>['nextLevel'][number]): VipSummary {
  const totalDeposit = level.starting_deposit + level.cycle_deposit;
  const totalTurnover = level.starting_turnover + level.cycle_turnover;
  return {
    totalDeposit,
    depoProgress: percentOf(totalDeposit, level.deposit_next),
    totalTurnover,
    toProgress: percentOf(totalTurnover, level.turnover_next),
    currentLevel: level.vip_name,
    nextLevel: level.vip_name_next,
    currentTitle: level.vip_title,
    nextTitle: level.vip_title_next,
  };
}

function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, (part / whole) * 100) : 100;
}

/** The user session (R3.01): player and balances. Balances in minor units. */
export class SessionStore {
  isAuthenticated = nobody.isAuthenticated;
  token = nobody.token;
  user = nobody.user;
  fullname = nobody.fullname;
  email = nobody.email;
  game = { balance: 0, token: 0 };
  minigame = { frozen_token: 0, token_balance: 0 };
  /** Bonus money and free bets: no cash, and never added to it. */
  bonus = 0;
  free_bet = 0;
  vip: VipSummary | undefined = undefined;
  /** Whether the balance has been loaded in this visit; until then a skeleton is shown. */
  balanceKnown = false;
  /** The player's previous sign-in; null the first time or after a reload. */
  previousLogin: string | null = null;
  /** The last login was refused: a blocked or closed account (R8.03), which has no session that could end. */
  refused: 'BLOCK' | 'CLOSE' | null = null;
  /** What staff wrote to the player about it, if anything. */
  refusedWords: string | undefined;
  #api: ApiClient;
  #storage: Storage;
  #balances = new LatestRequest();
  #vips = new LatestRequest();

  constructor(api: ApiClient, storage: Storage) {
    this.#api = api;
    this.#storage = storage;
    makeAutoObservable<this>(this, { user: observableRef, vip: observableRef }, { autoBind: true });
    storage.restore(() => runInAction(() => Object.assign(this, sanitize(nobody, storage.read('session')))));
  }

  /**
   * The credentials of a player's calls, or null for a visitor. Data stored by a failed login is never sent (R4.02).
   */
  get identity(): { account_id: string; auth: string } | null {
    return this.isAuthenticated ? { account_id: this.user.account_id, auth: this.token } : null;
  }

  /** Signs in with account id and password (R4.01). Resolves to the answer; the caller shows a refusal. */
  async signIn(input: Input<'auth/login'>): Promise<Answer<'auth/login'>> {
    return this.takeLogin(await this.#api.call('auth/login', input));
  }

  /** Signs in with a one-time code (R4.05). */
  async signInByCode(input: Input<'auth/login_tac'>): Promise<Answer<'auth/login'>> {
    return this.takeLogin(await this.#api.call('auth/login_tac', input));
  }

  /** Loads balance and VIP after a login (R4.03). Favourites have their own store. */
  async load(): Promise<void> {
    if (!this.isAuthenticated) return;
    await Promise.all([this.refreshBalance(), this.refreshVip()]);
  }

  /** Loads the balances. After a failure the last known ones stay. */
  async refreshBalance(): Promise<void> {
    const isLast = this.#balances.ask();
    const answer = await this.#api.call('auth/get_balance', {});
    if (succeeded(answer) && isLast()) this.takeBalance(answer as Output<'auth/get_balance'>);
  }

  /** Takes balances from a live event; pending requests are outdated. */
  takeBalance({ game_balance, game_token, minigame, bonus, free_bet }: Output<'auth/get_balance'>): void {
    this.#balances.outdate();
    this.game = { balance: game_balance, token: game_token };
    this.minigame = minigame;
    this.bonus = bonus ?? 0;
    this.free_bet = free_bet ?? 0;
    this.balanceKnown = true;
  }

  /** Loads the VIP level and progress (R3.02). */
  async refreshVip(): Promise<void> {
    const isLast = this.#vips.ask();
    const answer = await this.#api.call('auth/vip', {});
    const level = succeeded(answer) && isLast() ? answer.nextLevel?.[0] : undefined;
    if (level) runInAction(() => (this.vip = vipSummary(level)));
  }

  /** Takes a changed name or address, so that every remote shows it. */
  takeProfile({ full_name, contact_email }: { full_name: string; contact_email: string }): void {
    this.fullname = full_name;
    this.email = contact_email;
    if (!this.isReplaced()) this.#store();
  }

  /** Whether another player has signed in by another tab: then nothing more is done as this page's player. */
  isReplaced(): boolean {
    const stored = sanitize(nobody, this.#storage.read('session'));
    return this.isAuthenticated && stored.isAuthenticated && stored.user.account_id !== this.user.account_id;
  }

  /** Ends the session on the server. The caller then makes a new root store. */
  async signOut(): Promise<void> {
    if (this.isAuthenticated) await this.#api.call('auth/logout', {});
  }

  /**
   * Handles the answer to any login. R4: success needs code 1 and a token; otherwise the data is stored all the same,
   * unauthenticated.
   */
  takeLogin(answer: Answer<'auth/login'>): Answer<'auth/login'> {
    runInAction(() => {
      this.isAuthenticated = succeeded(answer) && Boolean(answer.token);
      this.token = answer.token ?? '';
      this.user = answer.user ?? nobody.user;
      this.fullname = answer.fullname ?? '';
      this.email = answer.email ?? '';
      this.previousLogin = answer.previous_login ?? null;
      const { statusMessage, words } = answer;
      this.refusedWords = words;
      this.refused = statusMessage === 'BLOCK' || statusMessage === 'CLOSE' ? statusMessage : null;
      this.#store();
    });
    return answer;
  }

  #store(): void {
    const { isAuthenticated, token, user, fullname, email } = this;
    this.#storage.write<StoredSession>('session', { isAuthenticated, token, user, fullname, email });
  }
}
