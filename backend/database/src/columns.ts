/**
 * Columns whose type the database does not know: the contents of `jsonb`, and names without a check. Declared by
 * `table.column`, beside the code that writes them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other packages declare its members.
export interface Columns {}
