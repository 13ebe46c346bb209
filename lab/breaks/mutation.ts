/** A small source change that breaks a rule. */
export interface Mutation {
  /** Id of the rule in docs/specification. */
  rule: string;
  file: string;
  /** The text to replace, which occurs once in the file. */
  from: string;
  to: string;
  /** The unit test that must fail: its titles have the rule's id. */
  test: string;
}

/** Rule, file, original text, and replacement. */
export type Break = readonly [rule: string, file: string, from: string, to: string];
