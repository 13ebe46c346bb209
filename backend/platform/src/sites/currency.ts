import { data } from 'currency-codes';

/**
 * Currencies of ISO 4217's amendments 176 and 177 that the library's list lacks: the Caribbean guilder and Zimbabwe
 * gold.
 */
const amended = ['XCG', 'ZWG'];

/** Metals, units of account, test codes: the standard gives them no minor unit (N.A.). */
const withoutMinorUnit = /^X(AG|AU|BA|BB|BC|BD|DR|PD|PT|SU|TS|UA|XX)$/;

/** The active ISO 4217 currencies that have minor units, with their decimal places. */
export const currencies: ReadonlyMap<string, number> = new Map([
  ...data.filter(({ code }) => !withoutMinorUnit.test(code)).map(({ code, digits }) => [code, digits] as const),
  ...amended.map((code) => [code, 2] as const),
]);
