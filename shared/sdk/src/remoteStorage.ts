import type { Storage } from '@marquee/store/storage';

/** A remote's part of the browser storage. */
export type RemoteStorage = Pick<Storage, 'restore' | 'read' | 'write' | 'remove'>;

/** The host's keys. Signing out removes some of them, and `session` has the token. */
const hostKeys = ['session', 'layout', 'notices', 'consent', 'visit', 'searches'];

function own(key: string): string {
  if (hostKeys.includes(key)) throw new Error(`The stored ${key} is the host's`);
  return key;
}

const made = new WeakMap<Storage, RemoteStorage>();

/** The storage as remotes see it, always the same object: without the host's keys, which throw. */
export function remoteStorageOf(storage: Storage): RemoteStorage {
  const remotes =
    made.get(storage) ??
    Object.freeze<RemoteStorage>({
      restore: (work) => storage.restore(work),
      read: (key) => storage.read(own(key)),
      write: (key, value) => storage.write(own(key), value),
      remove: (key) => storage.remove(own(key)),
    });
  made.set(storage, remotes);
  return remotes;
}
