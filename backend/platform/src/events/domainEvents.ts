import type { PaymentState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';

/** Security changes: players are notified at once, in case it was not them. */
export type SecurityChange =
  | 'accountClosed'
  | 'bankAdded'
  | 'closingAsked'
  | 'closingStuck'
  | 'dataExported'
  | 'deviceNew'
  | 'emailChanged'
  | 'factorsReset'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passwordChanged'
  | 'phoneChanged'
  | 'recoveryMade'
  | 'recoveryUsed'
  | 'totpAdded'
  | 'totpRemoved'
  | 'withdrawalAsked';

/** Domain events that other domains above react to, by name. Amounts in minor units. */
export interface DomainEvents {
  /** A gateway event moved a payment to a new state; `account` is masked. `amount` is what this event moves. */
  paymentChanged: {
    payment: {
      id: string;
      site: string;
      player_id: string;
      state: PaymentState;
      reason: string | null;
      amount: number;
      currency: string;
      method_name: string;
      account: string | null;
      event_id?: string;
    };
  };
  /**
   * A security change; `name` identifies the object: a passkey, a masked account, a device. `amount` of a withdrawal;
   * `before`: the contact that was replaced.
   */
  securityChanged: {
    player_id: string;
    site: string;
    change: SecurityChange;
    name: string;
    amount?: number;
    before?: string;
  };
  /**
   * A player set a limit, asked to raise or remove it (which can be confirmed from `ripens_at` on, ms), or confirmed
   * that it is removed. `amount` in minor units, or minutes of play; null if there is none.
   */
  limitChanged: {
    player_id: string;
    site: string;
    change: 'set' | 'asked' | 'removed';
    kind: 'deposit' | 'loss' | 'stake' | 'session';
    period: 'day' | 'week' | 'month';
    amount: number | null;
    ripens_at?: number;
  };
  /** A player verified a telephone or e-mail address by a one-time code for the first time. */
  contactVerified: { player_id: string; site: string };
  /** A player's time-out or self-exclusion began or was extended. */
  breakBegun: { player_id: string; access: 'time_out' | 'excluded' };
  /** A player has begun to close their account. */
  closingBegun: { player_id: string };
}

export type EventName = keyof DomainEvents;

/** An event as subscribers receive it: when it happened and when it is delivered, ms since 1970. */
export interface Delivered<N extends EventName> {
  data: DomainEvents[N];
  emittedAt: number;
  now: number;
}

/**
 * Reacts to an event in a transaction of its own. An error rolls it back, and delivery is retried, so it must have no
 * effect outside the database. Events may arrive late and out of order.
 */
export type Subscriber<N extends EventName> = (transaction: Database, event: Delivered<N>) => Promise<void>;

/**
 * The subscribers of every event, by name. Names are stored in the database: renaming one orphans its pending
 * deliveries.
 */
export type Subscriptions = { readonly [N in EventName]: Readonly<Record<string, Subscriber<N>>> };
