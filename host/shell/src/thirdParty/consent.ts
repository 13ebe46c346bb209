import { sanitize } from '@marquee/store/sanitize';
import type { Storage } from '@marquee/store/storage';
import { makeAutoObservable } from 'mobx';

/** A visitor's decision about measuring; empty until decided. */
export type Choice = '' | 'accepted' | 'refused';

const undecided = { choice: '' };

/** A visitor's consent (D10): nothing is measured without it; it is stored, and can be changed at any time. */
export class Consent {
  choice: Choice;
  #storage: Storage;

  constructor(storage: Storage) {
    const { choice } = sanitize(undecided, storage.read('consent'));
    this.choice = choice === 'accepted' || choice === 'refused' ? choice : '';
    this.#storage = storage;
    makeAutoObservable<this>(this, {}, { autoBind: true });
  }

  get isGiven(): boolean {
    return this.choice === 'accepted';
  }

  decide(choice: Choice): void {
    this.choice = choice;
    this.#storage.write('consent', { choice });
  }
}
