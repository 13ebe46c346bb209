import type { Probe } from './probe';

/** A bad build, and the rules that must detect it. */
export interface Kind {
  name: string;
  /** Its fault, as a phrase about a remote. */
  wrong: string;
  /** Rules on files that refuse it; empty if its files look harmless. */
  files: readonly string[];
  /** Rules that refuse it at run time; given if running reveals what files do not, or shows the damage. */
  run?: readonly string[];
  /** Turns a good probe into this one. */
  spoil: (probe: Probe) => void;
}
