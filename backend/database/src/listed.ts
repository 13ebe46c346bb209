/** Names of a schema as an SQL list: `'paid', 'returned'`. Never for text from outside. */
export const listed = <Name extends string>(...names: readonly Name[]): string =>
  names.map((name) => `'${name}'`).join(', ');
