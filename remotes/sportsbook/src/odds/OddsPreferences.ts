import { makeAutoObservable, runInAction } from 'mobx';
import { type OddsFormat, oddsFormats } from './formats';

/** The storage methods needed. */
export interface PreferenceStorage {
  read<T extends object>(key: string): Partial<T> | undefined;
  write<T extends object>(key: string, value: T): void;
  /** Calls `work` once stored values may be shown (after hydration). */
  restore(work: () => void): void;
}

const storageKey = 'odds';

/** The player's odds format; stored in the browser. */
export class OddsPreferences {
  format: OddsFormat = 'decimal';
  #storage: PreferenceStorage;

  constructor(storage: PreferenceStorage) {
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true });
    storage.restore(() => {
      const stored = storage.read<{ format: string }>(storageKey)?.format;
      runInAction(() => {
        this.format = oddsFormats.find((format) => format === stored) ?? 'decimal';
      });
    });
  }

  setFormat(format: OddsFormat): void {
    this.format = format;
    this.#storage.write(storageKey, { format });
  }
}
