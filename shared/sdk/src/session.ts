import type { SessionStore, VipSummary } from '@marquee/store/session';

/** What a remote may know of the session: observable, and not to be changed. Balances in minor units. */
export interface Session {
  readonly isAuthenticated: boolean;
  readonly user: { readonly account_id: string };
  readonly fullname: string;
  readonly email: string;
  readonly game: { readonly balance: number; readonly token: number };
  readonly minigame: { readonly frozen_token: number; readonly token_balance: number };
  /** Bonus money, and free bets: apart from `game.balance`, which is cash. Left out by older hosts. */
  readonly bonus?: number;
  readonly free_bet?: number;
  readonly vip: Readonly<VipSummary> | undefined;
  /** Whether the balance has been loaded in this visit; until then a skeleton is shown. */
  readonly balanceKnown: boolean;
  /** Loads the balances. After a failure the last known ones stay. */
  refreshBalance(): Promise<void>;
  /** Loads the VIP level and progress (R3.02). */
  refreshVip(): Promise<void>;
}

const made = new WeakMap<SessionStore, Session>();

const frozen = <Value extends object>(value: Value): Readonly<Value> => Object.freeze({ ...value });

/** A session as remotes see it, always the same object: no token, no way to end it, no balance to write. */
export function sessionOf(store: SessionStore): Session {
  const session =
    made.get(store) ??
    Object.freeze<Session>({
      get isAuthenticated() {
        return store.isAuthenticated;
      },
      get user() {
        return frozen({ account_id: store.user.account_id });
      },
      get fullname() {
        return store.fullname;
      },
      get email() {
        return store.email;
      },
      get game() {
        return frozen(store.game);
      },
      get minigame() {
        return frozen(store.minigame);
      },
      get bonus() {
        return store.bonus;
      },
      get free_bet() {
        return store.free_bet;
      },
      get vip() {
        return store.vip && frozen(store.vip);
      },
      get balanceKnown() {
        return store.balanceKnown;
      },
      refreshBalance: store.refreshBalance,
      refreshVip: store.refreshVip,
    });
  made.set(store, session);
  return session;
}
