import { makeAutoObservable } from 'mobx';

/**
 * Availability of the service: down from the first unanswered call until the host has found that calls are answered
 * again.
 */
export class ServiceStore {
  isFailing = false;
  /**
   * Number of recoveries: failed reads retry when it changes. A call that failed while others succeeded is not retried
   * automatically, which might never end.
   */
  returns = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Marks the service as down. */
  fail(): void {
    this.isFailing = true;
  }

  /** Marks the service as up; `wasAway` if it was down for a while. */
  recover(wasAway: boolean): void {
    this.isFailing = false;
    if (wasAway) this.returns += 1;
  }
}
