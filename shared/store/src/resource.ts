import type { ApiClient } from '@marquee/api/client';
import type { Answer, CallName, Input, Output } from '@marquee/contract/calls';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestRequest } from './latestRequest';

/** What a read needs of the client. */
type Reader = Pick<ApiClient, 'call' | 'seeded'>;

/** The state of a read. The old value stays during a reload. */
export type ResourceState = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * An observable read of one call. The last load wins, whatever order answers arrive in. The old value stays while
 * reloading and after a failure, so that content does not disappear; after a failure with another input it is dropped.
 */
export class Resource<N extends CallName> {
  state: ResourceState = 'idle';
  value: Output<N> | undefined = undefined;
  error: Envelope | undefined = undefined;
  #api: Reader;
  #name: N;
  #loads = new LatestRequest();
  /** The input of the current value. */
  #input = '';

  constructor(api: Reader, name: N) {
    this.#api = api;
    this.#name = name;
    makeAutoObservable<this>(this, { value: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Takes the answer served with the page, if there is one, for the first render. */
  seed(input: Input<N>): void {
    const seeded = this.state === 'idle' && this.#api.seeded(this.#name, input);
    if (seeded) this.#accept(seeded, input);
  }

  /** Loads or reloads. Resolves when this load is done; never throws. */
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
