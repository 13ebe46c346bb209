type Listed<Names extends readonly string[]> = Names extends readonly [infer First extends string, ...infer Rest]
  ? Rest extends readonly [string, ...string[]]
    ? `'${First}', ${Listed<Rest>}`
    : `'${First}'`
  : string;

/** Names of a schema as an SQL list: `'paid', 'returned'`. Never for text from outside. */
export const listed = <const Names extends readonly string[]>(...names: Names): Listed<Names> =>
  names.map((name) => `'${name}'`).join(', ') as Listed<Names>;
