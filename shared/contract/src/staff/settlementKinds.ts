/**
 * What a row of a gateway's settlement file may be. `refunded` and `charged_back` are taken back from a deposit,
 * `returned` comes back of a withdrawal.
 */
export const settlementKinds = ['deposit', 'withdrawal', 'refunded', 'charged_back', 'returned'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/**
 * How a row of a settlement file and the books compare. `missingHere`: the books lack it; `missingThere`: the file
 * lacks it; `twice`: the file has it once more than the books.
 */
export const settlementOutcomes = ['matched', 'missingHere', 'missingThere', 'different', 'twice'] as const;
export type SettlementOutcome = (typeof settlementOutcomes)[number];

/** The largest settlement file, bytes. */
export const largestSettlementFile = 5_000_000;
