import { makeAutoObservable, observableRef } from 'mobx';
import type { Storage } from './storage';

/** A toast in the log. `at` is ISO 8601 UTC. */
export interface Notice {
  at: string;
  tone: string;
  title: string;
  text: string;
}

/** Most entries; the oldest is dropped first. */
const most = 50;

const key = 'notices';

/**
 * The notification log (D12): keeps every toast, newest first, for visitors and players. It is stored in the browser
 * and cleared by signing out. The storage is authoritative, so that two stores of one page agree.
 */
export class NoticeLog {
  entries: readonly Notice[];
  #storage: Storage;
  #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
    this.entries = this.#stored() ?? [];
    makeAutoObservable(this, { entries: observableRef }, { autoBind: true });
  }

  /** Adds a message. */
  add({ tone, title, text }: Omit<Notice, 'at'>): void {
    const notice = { at: new Date(this.#now()).toISOString(), tone, title, text };
    this.#keep([notice, ...(this.#stored() ?? this.entries)].slice(0, most));
  }

  /** Clears the log. */
  clear(): void {
    this.#keep([]);
  }

  #keep(entries: readonly Notice[]): void {
    this.entries = entries;
    this.#storage.write(key, { entries });
  }

  #stored(): Notice[] | undefined {
    const entries: unknown = this.#storage.read<{ entries: unknown }>(key)?.entries;
    return Array.isArray(entries) ? entries.filter(isNotice) : undefined;
  }
}

function isNotice(value: unknown): value is Notice {
  const notice = value as Partial<Notice> | null;
  const isText = (text: unknown) => typeof text === 'string';
  return (
    isText(notice?.title) && isText(notice?.text) && isText(notice?.tone) && !Number.isNaN(Date.parse(notice?.at ?? ''))
  );
}
