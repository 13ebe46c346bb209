import type { ApiClient } from '@marquee/api/client';
import type { Answer, CallName, Input, Output } from '@marquee/contract/calls';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LastAsked } from './lastAsked';

/** Where a read stands. A reload keeps the old value while it is under way. */
export type ResourceState = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * A read of one call, observable. The last load wins, whatever order the answers come in; the old value stays while
 * reloading and after a failure, so that nothing that was on screen disappears. After the failure of another question
 * it goes: it is no answer to that.
 */
export class Resource<N extends CallName> {
  state: ResourceState = 'idle';
  value: Output<N> | undefined = undefined;
  error: Envelope | undefined = undefined;
  #api: ApiClient;
  #name: N;
  #loads = new LastAsked();
  /** What the value was asked with. */
  #input = '';

  constructor(api: ApiClient, name: N) {
    this.#api = api;
    this.#name = name;
    makeAutoObservable<this>(this, { value: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Takes the answer that the page was served with, if there is one, so that the first render has it. */
  seed(input: Input<N>): void {
    const seeded = this.state === 'idle' && this.#api.seeded(this.#name, input);
    if (seeded) this.#accept(seeded, input);
  }

  /** Loads, or loads again. Resolves when this load is done; never throws. */
  async load(input: Input<N>): Promise<void> {
    const isLast = this.#loads.ask();
    if (this.state !== 'ready') this.state = 'loading';
    const answer = await this.#api.call(this.#name, input);
    if (isLast()) runInAction(() => this.#accept(answer, input));
  }

  #accept(answer: Answer<N>, input: Input<N>): void {
    const asked = JSON.stringify(input);
    if (succeeded(answer)) {
      this.#input = asked;
      this.value = answer as Output<N> & Envelope;
      this.error = undefined;
      this.state = 'ready';
    } else {
      if (asked !== this.#input) this.value = undefined;
      this.error = answer;
      this.state = 'failed';
    }
  }
}
