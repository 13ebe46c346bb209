import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Pick, Policy } from './types';

/** The storage methods needed. */
export interface SlipStorage {
  read<T extends object>(key: string): Partial<T> | undefined;
  write<T extends object>(key: string, value: T): void;
  /** Calls `work` once stored values may be shown (after hydration). */
  restore(work: () => void): void;
}

/** How selections are combined into bets. */
export type SlipMode = 'single' | 'combo' | 'system';

/** A selection on the slip. `odds` were accepted by the player, `now` are current. */
export interface SlipPick extends Pick {
  now: number;
  suspended: boolean;
  /** Stake as a single, minor units. */
  stake: number | null;
}

interface Stored {
  picks: Pick[];
  wished: SlipMode;
  policy: Policy;
}

const storageKey = 'bet-slip';
/** Most selections of a bet (contract: legs). */
export const mostPicks = 12;
const modes: readonly string[] = ['single', 'combo', 'system'];
const policies: readonly string[] = ['none', 'better', 'any'];

const isPick = (pick: Partial<Pick>): pick is Pick =>
  typeof pick.selection_id === 'string' && typeof pick.match_id === 'string' && Number.isInteger(pick.odds);

const picked = (pick: Pick): SlipPick => ({ ...pick, now: pick.odds, suspended: false, stake: null });

/**
 * The selections, and the requested mode (D8). This part of the slip is needed by odds on every page, and survives
 * navigation, login and reload; stakes are not stored.
 */
export class SlipPicks {
  list: SlipPick[] = [];
  /** Whether the last press was refused because the slip is full. */
  overfull = false;
  /** Counts the player's changes. */
  presses = 0;
  /** The mode that the player selected. */
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

  /** Ids of a match's selections on the slip, separated by spaces. */
  chosenOf(matchId: string): string {
    const ids = this.list.flatMap((pick) => (pick.match_id === matchId ? [pick.selection_id] : []));
    return ids.join(' ');
  }

  /**
   * Calls `listener` when the selections change, for rows that rerender only if theirs have changed. Returns an
   * unsubscribe function.
   */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Adds a selection, or removes it. Returns whether it is on the slip now; a full slip accepts no more. */
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

  /** Removes selections whose bets were placed. */
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
