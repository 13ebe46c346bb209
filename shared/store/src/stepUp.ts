import type { CallName } from '@marquee/contract/calls';
import { makeAutoObservable, observableRef } from 'mobx';
import type { LayoutStore } from './layout';

/** How long a call waits for the dialog to be rendered, ms. */
const showsWithin = 20_000;

/** A call that waits for a step-up; `end` says whether it succeeded. */
export interface AskedStepUp {
  call: CallName;
  end: (done: boolean) => void;
}

/** The state of the page's step-up dialog (ADR 49). Calls queue. */
export class StepUp {
  asked: AskedStepUp | null = null;
  /** Whether the dialog is rendered. */
  isShown = false;
  #last: Promise<unknown> = Promise.resolve();
  #layout: LayoutStore;

  /** `root` shows the dialog as its panel `stepUp`. */
  constructor(root: { layout: LayoutStore }) {
    this.#layout = root.layout;
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** Opens the dialog; resolves to whether the step-up succeeded. */
  ask(call: CallName): Promise<boolean> {
    const next = this.#last.then(
      () =>
        new Promise<boolean>((done) => {
          const asked = {
            call,
            end: (isDone: boolean) => {
              if (this.asked === asked) this.take(null);
              done(isDone);
            },
          };
          this.take(asked);
          setTimeout(() => this.asked === asked && !this.isShown && asked.end(false), showsWithin);
        }),
    );
    this.#last = next;
    return next;
  }

  take(asked: AskedStepUp | null): void {
    this.asked = asked;
    if (asked) this.#layout.show('stepUp');
    else if (this.#layout.panel === 'stepUp') this.#layout.show(null);
  }

  show(isShown: boolean): void {
    this.isShown = isShown;
  }
}

const stepUps = new WeakMap<object, StepUp>();

/** The step-up of a visit, by root store. Loaded with the first call that needs it. */
export function stepUpOf(root: { layout: LayoutStore }): StepUp {
  const known = stepUps.get(root) ?? new StepUp(root);
  stepUps.set(root, known);
  return known;
}
