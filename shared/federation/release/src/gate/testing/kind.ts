import type { Probe } from './probe';

/** A build that must not go live, and who notices. */
export interface Kind {
  name: string;
  /** What is wrong with it, as it would be said of a remote. */
  wrong: string;
  /** Rules on files that refuse it; empty where its files look like any others. */
  files: readonly string[];
  /**
   * Rules that refuse it when it is run; given where a run sees what files do not show, or what harm there would be.
   */
  run?: readonly string[];
  /** Makes a good probe this one. */
  spoil: (probe: Probe) => void;
}
