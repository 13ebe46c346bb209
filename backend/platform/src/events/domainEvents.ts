import type { Database } from '@marquee/database/database';

/** What players are told of at once, because it may not have been they. */
export type SecurityChange =
  | 'accountClosed'
  | 'bankAdded'
  | 'closingAsked'
  | 'closingStuck'
  | 'dataExported'
  | 'emailChanged'
  | 'factorsReset'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'phoneChanged'
  | 'recoveryMade'
  | 'recoveryUsed'
  | 'totpAdded'
  | 'totpRemoved'
  | 'withdrawalAsked';

/** What happens in a domain and has consequences in domains above it, by name. Amounts in minor units. */
export interface DomainEvents {
  /**
   * A payment reached a new state by word of the gateway's event; `account` is masked. `amount` is what this event
   * moves.
   */
  paymentChanged: {
    payment: {
      id: string;
      site: string;
      player_id: string;
      state: string;
      reason: string | null;
      amount: number;
      currency: string;
      method_name: string;
      account: string | null;
      event_id?: string;
    };
  };
  /**
   * Something changed that somebody else might have changed; `name` says of what: a passkey, a masked account. `amount`
   * of a withdrawal.
   */
  securityChanged: { player_id: string; site: string; change: SecurityChange; name: string; amount?: number };
  /** A player proved by a one-time code that a telephone or an e-mail address is theirs, for the first time. */
  contactVerified: { player_id: string; site: string };
  /** A player's time-out or self-exclusion began, or was made longer. */
  breakBegun: { player_id: string; access: 'time_out' | 'excluded' };
  /** A player has begun to close their account. */
  closingBegun: { player_id: string };
}

export type EventName = keyof DomainEvents;

/** An event as a subscriber gets it: when it happened, and when it is delivered, ms since 1970. */
export interface Delivered<N extends EventName> {
  data: DomainEvents[N];
  emittedAt: number;
  now: number;
}

/**
 * What follows from an event, in a transaction of its own. Throwing rolls it back and tries it again later, so it must
 * have no effect outside the database. Events may arrive late, and in another order than they happened in.
 */
export type Subscriber<N extends EventName> = (transaction: Database, event: Delivered<N>) => Promise<void>;

/**
 * What happens because of what: the subscribers of every event, by name. A name stands in the database: a renamed one
 * leaves its deliveries behind.
 */
export type Subscriptions = { readonly [N in EventName]: Readonly<Record<string, Subscriber<N>>> };
