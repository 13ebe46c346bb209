import type { CallName } from '@marquee/contract/calls';
import { makeAutoObservable, observableRef } from 'mobx';

/** A call that waits for the player to prove again who asks; `end` says whether they did. */
interface Asked {
  call: CallName;
  end: (done: boolean) => void;
}

/** What the page's one dialog asks for (decision 0049): calls wait for each other. */
export class StepUpStore {
  asked: Asked | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor() {
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** Waits for the dialog; resolves to whether the player has proved who asks. */
  ask(call: CallName): Promise<boolean> {
    const next = this.#last.then(
      () =>
        new Promise<boolean>((done) =>
          this.show({
            call,
            end: (isDone) => {
              this.show(null);
              done(isDone);
            },
          }),
        ),
    );
    this.#last = next;
    return next;
  }

  show(asked: Asked | null): void {
    this.asked = asked;
  }
}
