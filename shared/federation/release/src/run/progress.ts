import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { viewsOf } from './otherViews';
import { personText } from './people';
import type { Look } from './plan';
import { screenText } from './screens';

/** Is told of each step of a release as it begins, a line each. */
export type Step = (line: string) => void;

/** Says what a run of one candidate opens, as it begins: which look of how many, who, on which screen, and the page. */
export class Progress {
  readonly #all: number;
  #begun = 0;

  constructor(
    readonly step: Step,
    readonly compiled: Pick<CompiledRemote, 'name' | 'locales'>,
    looks: readonly Look[],
  ) {
    const opened = looks.map((one) => one.walked.length + viewsOf(one.looked, compiled, one.languages).length);
    this.#all = opened.reduce((sum, count) => sum + count, 0);
  }

  /** A page is opened. What is left out after a problem is never begun. */
  begins(look: Look, address: string): void {
    this.#begun += 1;
    this.#say(`look ${this.#begun} of ${this.#all}`, look, address);
  }

  /** Pages are opened again and again, to see what they keep. */
  repeats(look: Look, paths: readonly string[]): void {
    this.#say('what is kept', look, paths.join(' '));
  }

  /** Something was found and is looked at a second time. */
  confirms(look: Look, address: string): void {
    this.#say('once more', look, address);
  }

  #say(what: string, { person, screen }: Look, address: string): void {
    this.step(`${this.compiled.name}: ${what}: ${personText[person]}, ${screenText(screen)}, ${address}`);
  }
}

/** A step with the seconds since the beginning before it, for a terminal or the log of a machine that builds. */
export function withSeconds(write: Step, now: () => number = () => performance.now()): Step {
  const from = now();
  return (line) => write(`${String(Math.round((now() - from) / 1000)).padStart(4)} s  ${line}`);
}
