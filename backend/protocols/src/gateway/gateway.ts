import type { GatewayMethod, GatewayOrder, GatewayState } from './messages';

/**
 * A payment gateway. `submit` returns an order's state; later changes arrive as signed events, possibly late, repeated
 * or out of order.
 */
export interface Gateway {
  /** Path of a page that explains how to provoke each outcome; only in the sandbox. */
  help: string | null;
  /**
   * Submits an order, or polls it: the same order again changes nothing and returns its state. A permanent refusal is
   * returned as `declined` or `rejected`. Throws PartnerFault if the outcome is unknown.
   */
  submit(order: GatewayOrder): Promise<GatewayState>;
  /** Where an order stands; null if the gateway knows of none. Nothing is done there. Throws PartnerFault. */
  status(paymentId: string): Promise<GatewayState | null>;
  /** The gateway's payment methods for a site. Throws PartnerFault. */
  methods(site: string): Promise<GatewayMethod[]>;
}

/** Runs work later; tests replace it. */
export interface Scheduler {
  after(milliseconds: number, work: () => void): void;
  /** Cancels pending work; the real one accepts no more. */
  stop(): void;
}

/** The real scheduler; its timers do not keep the process alive. */
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
