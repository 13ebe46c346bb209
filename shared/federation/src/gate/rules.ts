import type { CompiledRemote } from '../compile/compiled';

/** What a candidate is compared with: the live host and the other live remotes. */
export interface GateSurroundings {
  /** Share key → version of the live host. */
  offers: Record<string, string>;
  /** Version of the live host API. */
  hostApi: string;
  /** Members that the live host API exports, or undefined when they cannot be known. */
  hostMembers?: readonly string[] | undefined;
  /** Descriptions of the other live remotes. */
  others: CompiledRemote[];
}

/** A candidate: its compiled description and the text of its files by path. */
export interface Artefact {
  compiled: CompiledRemote;
  read: (file: string) => string;
  files: string[];
}

/** A rule looks at a candidate and answers with what is wrong, one sentence each. */
export type Rule = (artefact: Artefact, surroundings: GateSurroundings) => string[];

/** A broken rule and the sentence that says how. */
export interface Problem {
  rule: string;
  message: string;
}
