import type { GatewayMethod, GatewayOrder, GatewayState } from './messages';

/**
 * A payment gateway: the one thing that the wallet knows of the outside. What becomes of an order is answered by
 * `submit` as it stands, and told later as signed events, possibly late, repeated or out of order.
 */
export interface Gateway {
  /** Path of a page that says how to provoke each outcome, where there is one to try: in the sandbox. */
  help: string | null;
  /**
   * Hands an order over, or asks after one that was: the same order again changes nothing, and is answered with where
   * it stands. An order that is refused with a reason is answered as `declined` or `rejected`. Throws PartnerFault
   * where it is not known what became of it.
   */
  submit(order: GatewayOrder): Promise<GatewayState>;
  /** The methods that the gateway has for a site. Throws PartnerFault. */
  methods(site: string): Promise<GatewayMethod[]>;
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
