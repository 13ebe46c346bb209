/** Something that a remote had before, and has not, or has otherwise, after. */
export interface Difference {
  /** What changed: `SessionStore.signOut`, `Button`. */
  member: string;
  /** The name by which code uses it: `signOut`, or the text of a literal. */
  name: string;
  /** What is wrong with it: `is gone`. */
  what: string;
  /** The exports of the sdk by which a remote reaches it. */
  exports: string[];
}

/** Who gives a value of a type: the host, which remotes read, or a remote. */
export type Giver = 'host' | 'remote';

/** The side that gives the parameters of a function that the other one calls. */
export const otherGiver = (giver: Giver): Giver => (giver === 'host' ? 'remote' : 'host');
