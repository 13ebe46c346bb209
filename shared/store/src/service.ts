import { makeAutoObservable } from 'mobx';

/**
 * Whether calls fail because nothing answers them: from the first that does until the host has found that they are
 * answered again.
 */
export class ServiceStore {
  isFailing = false;
  /**
   * How often calls were answered again after nothing had answered them: whoever has failed meanwhile asks again. A
   * call that failed by itself, while others were answered, is not among them: asking that again by itself would never
   * end.
   */
  returns = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Says that calls fail. */
  fail(): void {
    this.isFailing = true;
  }

  /** Says that calls are answered; `wasAway` when they were not for a while. */
  recover(wasAway: boolean): void {
    this.isFailing = false;
    if (wasAway) this.returns += 1;
  }
}
