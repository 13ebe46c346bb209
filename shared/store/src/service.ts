import { makeAutoObservable } from 'mobx';

/** Whether calls fail because nothing answers them: from the first that does until the host has found that they are answered again. */
export class ServiceStore {
  isFailing = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Says that calls fail, or that they are answered again. */
  setFailing(isFailing: boolean): void {
    this.isFailing = isFailing;
  }
}
