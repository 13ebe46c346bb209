/** A small change of the source that breaks a rule. */
export interface Mutation {
  /** Id of the rule in docs/specification. */
  rule: string;
  file: string;
  /** What is to be replaced; the file has it once. */
  from: string;
  to: string;
  /** The unit test that must go red: its titles have the rule's id. */
  test: string;
}

/** Rule, file, what stands there, and what would break the rule. */
export type Break = readonly [rule: string, file: string, from: string, to: string];
