import { makeAutoObservable, runInAction } from 'mobx';
import { type OddsFormat, oddsFormats } from './formats';

/** What the preferences need of the browser's storage. */
export interface PreferenceStorage {
  read<T extends object>(key: string): Partial<T> | undefined;
  write<T extends object>(key: string, value: T): void;
  /** Calls `work` once what is kept may be shown. */
  restore(work: () => void): void;
}

const storageKey = 'odds';

/** How the player reads odds; kept in the browser. */
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
