import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';

/** What a candidate is checked against: the live host and the other live remotes. */
export interface GateContext {
  /** Share key → version of the live host. */
  offers: Record<string, string>;
  /** Version of the live host API. */
  hostApi: string;
  /** Exports of the live host API, or undefined if unknown. */
  hostMembers?: readonly string[] | undefined;
  /** Paths of the host's own pages, or undefined if unknown. */
  hostRoutes?: readonly string[] | undefined;
  /** Descriptions of the other live remotes. */
  others: CompiledRemote[];
  /** False if remotes of the same release are not among the others yet: links to them are checked later. */
  isComplete?: boolean | undefined;
}

/** A candidate: its compiled description and its files by path. */
export interface Artefact {
  compiled: CompiledRemote;
  /** Regular files, except `remote.json` and compressed copies. */
  files: readonly string[];
  /** Other entries of its folder: links, devices, wrong compressed copies. */
  unexpected: readonly string[];
  read: (file: string) => string;
  bytes: (file: string) => Uint8Array;
}

/** Checks a candidate; returns one sentence per fault, with its location. */
export type Check = (artefact: Artefact, context: GateContext) => string[] | Promise<string[]>;

/** A check, with advice for the team. */
export interface Rule {
  check: Check;
  cure: string;
}

/** A violated rule, its message, and advice. */
export interface Problem {
  rule: string;
  message: string;
  cure: string;
}
