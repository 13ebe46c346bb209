import { make } from './dom';
import type { Table, Wager } from './stage';

/** Chips on the spots of a table: press a spot to add one, clear to remove all. They stay for the next round. */
export class Chips {
  readonly #amounts = new Map<string, number>();
  readonly #spots = new Map<string, HTMLElement>();

  constructor(private readonly table: Table) {}

  /** Makes a button a spot. */
  spot(name: string, element: HTMLElement): void {
    this.#spots.set(name, element);
    element.addEventListener('click', () => this.#add(name));
  }

  #add(name: string): void {
    if (this.#locked) return;
    const { opened, words, chip, say } = this.table;
    const stake = this.total + chip();
    const refused =
      stake > opened.balance
        ? 'insufficientBalance'
        : stake > (opened.stake.steps.at(-1) ?? 0)
          ? 'stakeInvalid'
          : undefined;
    if (refused) {
      say(words.t(refused));
      return;
    }
    this.table.sound('chip');
    this.#amounts.set(name, (this.#amounts.get(name) ?? 0) + chip());
    this.show();
  }

  #locked = false;

  lock(locked: boolean): void {
    this.#locked = locked;
  }

  clear(): void {
    if (this.#locked) return;
    this.#amounts.clear();
    this.show();
  }

  get total(): number {
    return [...this.#amounts.values()].reduce((sum, amount) => sum + amount, 0);
  }

  wager(): Wager | string {
    if (this.total === 0) return this.table.words.t('chooseBet');
    return { bet: { chips: Object.fromEntries(this.#amounts) }, stake: this.total };
  }

  /** Draws the chips, and shows the total stake in the result line. */
  show(): void {
    const { words } = this.table;
    for (const [name, element] of this.#spots) {
      element.querySelector('.on-spot')?.remove();
      const amount = this.#amounts.get(name);
      element.classList.toggle('has', amount !== undefined);
      element.classList.remove('winner');
      if (amount !== undefined) element.append(make('span', { class: 'on-spot', text: words.short(amount) }));
    }
    this.table.say(this.total > 0 ? `${words.t('total')}: ${words.money(this.total)}` : '');
  }

  /** Highlights winning spots. */
  mark(won: (name: string) => boolean): void {
    for (const [name, element] of this.#spots) element.classList.toggle('winner', won(name));
  }
}
