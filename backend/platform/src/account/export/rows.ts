/** A row of a section, with its place in the order. */
export type Row = Record<string, unknown> & { order_at: number; order_id: string };

/** Columns that hold times, recognised by name. */
const isTime = (name: string) => /(^at|_at|_until|_from)$|^(keep_)?until$/.test(name);

const readable = (name: string, value: unknown) =>
  isTime(name) && typeof value === 'number' ? new Date(value).toISOString() : value;

/** A row as JSON: times in ISO 8601. */
export const rowText = ({ order_at, order_id, ...row }: Row): string => JSON.stringify(row, readable);

/** The same as a value. */
export const shownRow = (row: Row): Record<string, unknown> => JSON.parse(rowText(row));
