import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';

/** What a candidate is compared with: the live host and the other live remotes. */
export interface GateContext {
  /** Share key → version of the live host. */
  offers: Record<string, string>;
  /** Version of the live host API. */
  hostApi: string;
  /** Members that the live host API exports, or undefined when they cannot be known. */
  hostMembers?: readonly string[] | undefined;
  /** Paths of the host's own pages, or undefined when they cannot be known. */
  hostRoutes?: readonly string[] | undefined;
  /** Descriptions of the other live remotes. */
  others: CompiledRemote[];
  /**
   * False where remotes that are released together are not among the others yet: what leads to them is looked at later.
   */
  isComplete?: boolean | undefined;
}

/** A candidate: its compiled description and its files by path. */
export interface Artefact {
  compiled: CompiledRemote;
  /** Regular files, without `remote.json` and compressed copies. */
  files: readonly string[];
  /** What else lies in its folder: links, devices, compressed copies of something else. */
  unexpected: readonly string[];
  read: (file: string) => string;
  bytes: (file: string) => Uint8Array;
}

/** A check looks at a candidate and answers with what is wrong and where, one sentence each. */
export type Check = (artefact: Artefact, context: GateContext) => string[] | Promise<string[]>;

/** A check, and what a team does about it. */
export interface Rule {
  check: Check;
  cure: string;
}

/** A broken rule, the sentence that says how and where, and what to do about it. */
export interface Problem {
  rule: string;
  message: string;
  cure: string;
}
