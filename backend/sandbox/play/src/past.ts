import { make } from './dom';

/** A round of the strip: what came, as short as can be, and the colour of its kind, if it has one. */
export interface Past {
  text: string;
  tone?: 'red' | 'black' | 'green' | 'blue';
}

/** How many rounds are kept in the strip; as many are seen as fit. */
const most = 16;

/** The last rounds beside the stake, the newest first. */
export class PastRounds {
  readonly node: HTMLOListElement;

  constructor(label: string) {
    this.node = make('ol', { class: 'past-rounds', attributes: { 'aria-label': label } });
  }

  /** Adds a round; `won` if it paid more than its stake. */
  add({ text, tone }: Past, won: boolean): void {
    this.node.prepend(make('li', { class: [tone ?? '', won ? 'won' : ''].join(' ').trim(), text }));
    while (this.node.children.length > most) this.node.lastChild?.remove();
  }
}
