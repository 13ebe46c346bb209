import type { DataColumn } from './DataTable';
import { majorOf, money, When } from './format';

/** A column of amounts: minor units in the row, major ones in the CSV file. Empty where there is none. */
export function moneyColumn<Row extends object>(
  id: string,
  label: string,
  of: (row: Row) => number | null,
  currencyOf: (row: NoInfer<Row>) => string | null,
): DataColumn<Row> {
  const both = (row: Row) => {
    const [minor, currency] = [of(row), currencyOf(row)];
    return minor === null || currency === null ? null : { minor, currency };
  };
  return {
    id,
    label,
    isFigure: true,
    value: of,
    file: (row) => {
      const amount = both(row);
      return amount && majorOf(amount.minor, amount.currency);
    },
    cell: (row) => {
      const amount = both(row);
      return amount ? money(amount.minor, amount.currency) : '–';
    },
  };
}

/** A column of times, in the zone of the row's site. */
export const timeColumn = <Row extends object>(
  id: string,
  label: string,
  of: (row: Row) => string | null,
  siteOf: (row: NoInfer<Row>) => string | null,
): DataColumn<Row> => ({
  id,
  label,
  value: (row) => of(row) ?? '',
  cell: (row) => {
    const at = of(row);
    return at === null ? '–' : <When at={at} site={siteOf(row) ?? ''} />;
  },
});
