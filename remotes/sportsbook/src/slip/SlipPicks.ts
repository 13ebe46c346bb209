import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Pick, Policy } from './types';

/** What the slip needs of the browser's storage. */
export interface SlipStorage {
  read<T extends object>(key: string): Partial<T> | undefined;
  write<T extends object>(key: string, value: T): void;
  /** Calls `work` once what is kept may be shown. */
  restore(work: () => void): void;
}

/** How the selections become bets. */
export type SlipMode = 'single' | 'combo' | 'system';

/** A selection on the slip. `odds` is what the player saw and agreed to, `now` what holds. */
export interface SlipPick extends Pick {
  now: number;
  suspended: boolean;
  /** Stake of the single on it, minor units. */
  stake: number | null;
}

interface Stored {
  picks: Pick[];
  wished: SlipMode;
  policy: Policy;
}

const storageKey = 'bet-slip';
/** Selections that a bet may have (contract: legs). */
export const mostPicks = 12;
const modes: readonly string[] = ['single', 'combo', 'system'];
const policies: readonly string[] = ['none', 'better', 'any'];

const isPick = (pick: Partial<Pick>): pick is Pick =>
  typeof pick.selection_id === 'string' && typeof pick.match_id === 'string' && Number.isInteger(pick.odds);

const picked = (pick: Pick): SlipPick => ({ ...pick, now: pick.odds, suspended: false, stake: null });

/**
 * What the player has pressed: the selections, and how they are wished to be combined (D8). It is what odds
 * on any page need of the slip, and outlives page changes, a login and a reload; stakes are not kept.
 */
export class SlipPicks {
  list: SlipPick[] = [];
  /** Whether the last press found the slip full. */
  overfull = false;
  /** Counts what the player did to the selections. */
  presses = 0;
  /** The mode that the player asked for. */
  wished: SlipMode | undefined = undefined;
  policy: Policy = 'none';
  #listeners = new Set<() => void>();

  constructor(storage: SlipStorage) {
    makeAutoObservable(this, {}, { autoBind: true });
    storage.restore(() => runInAction(() => this.#restore(storage.read<Stored>(storageKey))));
    reaction(
      () => this.#kept,
      (kept) => storage.write<Stored>(storageKey, kept),
    );
    reaction(
      () => this.list.map((pick) => pick.selection_id).join(' '),
      () => {
        for (const listener of this.#listeners) listener();
      },
    );
  }

  get count(): number {
    return this.list.length;
  }

  has(selectionId: string): boolean {
    return this.list.some((pick) => pick.selection_id === selectionId);
  }

  /** Ids of a match's selections that are on the slip, with spaces between. */
  chosenOf(matchId: string): string {
    const ids = this.list.flatMap((pick) => (pick.match_id === matchId ? [pick.selection_id] : []));
    return ids.join(' ');
  }

  /**
   * Calls `listener` whenever other selections are on the slip, for rows that are drawn anew only where theirs have
   * changed. Gives the end of it.
   */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Puts a selection on the slip, or takes it off. Answers whether it is on it now; a full slip takes no more. */
  toggle(pick: Pick): boolean {
    if (this.has(pick.selection_id)) {
      this.remove(pick.selection_id);
      return false;
    }
    this.presses += 1;
    this.overfull = this.count >= mostPicks;
    if (!this.overfull) this.list.push(picked(pick));
    return !this.overfull;
  }

  remove(selectionId: string): void {
    this.presses += 1;
    this.overfull = false;
    this.drop(new Set([selectionId]));
  }

  /** Takes selections off without the player's doing: their bets are placed. */
  drop(selectionIds: ReadonlySet<string>): void {
    this.list = this.list.filter((pick) => !selectionIds.has(pick.selection_id));
  }

  clear(): void {
    this.presses += 1;
    this.overfull = false;
    this.list = [];
  }

  get #kept(): Stored {
    const picks = this.list.map(({ now: _now, suspended: _suspended, stake: _stake, ...pick }) => pick);
    return { picks, wished: this.wished ?? 'combo', policy: this.policy };
  }

  #restore(stored: Partial<Stored> | undefined): void {
    const picks = Array.isArray(stored?.picks) ? stored.picks.filter(isPick).slice(0, mostPicks) : [];
    this.list = picks.map(picked);
    if (stored?.wished && modes.includes(stored.wished)) this.wished = stored.wished;
    if (stored?.policy && policies.includes(stored.policy)) this.policy = stored.policy;
  }
}
