/**
 * Who acts: a staff member, a machine by its key, or whoever has the console of the installation. `id` is the member,
 * the key, or `console`; `person` is the same for all accounts of one person and the keys that they made, and null for
 * the console and its keys.
 */
export interface Actor {
  kind: 'member' | 'key' | 'console';
  id: string;
  name: string;
  person: string | null;
  /** The session, and when the passkey was last confirmed in it, ms. */
  session: string | null;
  steppedUpAt: number;
}

/** An actor as it stands beside what it did: `member:…`, `key:…` or `console:console`. */
export const storedActor = ({ kind, id }: Pick<Actor, 'kind' | 'id'>): string => `${kind}:${id}`;
