/**
 * Reports failures of one kind of background work: each is logged and counted. `item` is what it failed at, such as a
 * payment's id; never an account's.
 */
export type Report = (error: unknown, at?: { item: string | number }) => void;
