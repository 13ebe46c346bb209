import { data } from 'currency-codes';

/**
 * Amendments 176 and 177 of ISO 4217, which came after the library's list: the Caribbean guilder, and the Zimbabwe
 * gold.
 */
const amended = ['XCG', 'ZWG'];

/** Metals, units of account, and codes for tests or for no currency: the standard gives them no minor unit (N.A.). */
const withoutMinorUnit = /^X(AG|AU|BA|BB|BC|BD|DR|PD|PT|SU|TS|UA|XX)$/;

/** The active currencies of ISO 4217 in which money can be counted, with their decimal places. */
export const currencies: ReadonlyMap<string, number> = new Map([
  ...data.filter(({ code }) => !withoutMinorUnit.test(code)).map(({ code, digits }) => [code, digits] as const),
  ...amended.map((code) => [code, 2] as const),
]);
