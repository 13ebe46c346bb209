import { decimalsOf } from '@marquee/contract/currencies';
import { ReadFiles } from '../readFiles';
import { domainsIn, examineSites } from '../siteSet';

/** Decimal places of currencies before ISO 4217's were used; all others had two. */
const before = new Map(['VND', 'IDR', 'MMK', 'JPY', 'KRW'].map((code) => [code, 0]));

/**
 * Sites to be checked by hand: versions before 25 November 2026 counted their currency in other minor units. Files do
 * not say when they were written, and both kinds of amounts look alike.
 */
export function recountNotes(folder: string): string[] {
  return [...examineSites(folder, domainsIn(folder), new ReadFiles())].flatMap(([domain, { made }]) => {
    const { currency = '' } = made?.site ?? {};
    const [old, places] = [before.get(currency) ?? 2, decimalsOf(currency)];
    return !currency || old === places
      ? []
      : `${domain}.json: ${currency} has ${places} decimal places; versions before 25 November 2026 counted ${old}. Amounts of then, here and in the database, ` +
          'are to be multiplied before this version takes them: docs/upgrade.md.';
  });
}
