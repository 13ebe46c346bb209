/** What the gateway is asked to collect from, or pay to, a player. */
export interface GatewayOrder {
  /** Ours; the gateway treats an order that it already has as the same one. */
  paymentId: string;
  kind: 'deposit' | 'withdrawal';
  /** Minor units. */
  amount: number;
  currency: string;
  method: string;
}

/** What the gateway says of an order. `created` and `requested` are ours; the other states of decisions §6 come from here. */
export type GatewayStatus = 'pending' | 'approved' | 'declined' | 'expired' | 'processing' | 'paid' | 'rejected';

/** One callback's body. A repeated callback carries the same `event_id`. */
export interface GatewayEvent {
  event_id: string;
  payment_id: string;
  status: GatewayStatus;
  reason: string | null;
}

/**
 * A payment gateway: the one thing that the wallet knows of the outside. `submit` only hands an order over; what becomes of it
 * arrives later as signed callbacks, possibly late, repeated or out of order. Submitting an order again is how a payment that
 * was interrupted is asked after.
 */
export interface Gateway {
  /** Path of a page that says how to provoke each outcome, where there is one to try: in the sandbox. */
  help: string | null;
  submit(order: GatewayOrder): Promise<void>;
  stop(): void;
}

/** Runs work later; injectable so that tests need not wait. */
export interface Scheduler {
  after(milliseconds: number, work: () => void): void;
  /** Forgets everything that has not run yet; the real one takes nothing more. */
  stop(): void;
}

/** The scheduler of a running backend; its timers do not keep the process alive. */
export function realScheduler(): Scheduler {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;
  return {
    after(milliseconds, work) {
      if (stopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, milliseconds);
      timer.unref();
      timers.add(timer);
    },
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
