import type { HistoryQuery } from './historyQuery';

/** Named periods. `days30` is the default. */
export const periodNames = ['days30', 'days7', 'month', 'lastMonth', 'year', 'lastYear', 'months12'] as const;

/** The name of a period. */
export type PeriodName = (typeof periodNames)[number];

type Days = Pick<HistoryQuery, 'from' | 'to'>;

const text = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The days of a period for the URL, relative to `today`. An end of today is omitted. */
export function daysOf(name: PeriodName, today: string): Days {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const at = (y: number, m: number, d: number) => text(Date.UTC(y, m - 1, d));
  switch (name) {
    case 'days30':
      return {};
    case 'days7':
      return { from: at(year, month, day - 6) };
    case 'month':
      return { from: at(year, month, 1) };
    case 'lastMonth':
      return { from: at(year, month - 1, 1), to: at(year, month, 0) };
    case 'year':
      return { from: at(year, 1, 1) };
    case 'lastYear':
      return { from: at(year - 1, 1, 1), to: at(year - 1, 12, 31) };
    case 'months12':
      // The year before 29 February starts on 1 March, as that year had no 29 February.
      return { from: at(year - 1, month, month === 2 ? Math.min(day, 28) + 1 : day + 1) };
  }
}

/** The first and last day of a month (`YYYY-MM`) for the URL. */
export function daysOfMonth(month: string): Required<Days> {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: text(Date.UTC(year, number, 0)) };
}

/** The named period of a query; undefined if there is none. */
export function periodOf({ from, to }: Days, today: string): PeriodName | undefined {
  return periodNames.find((name) => {
    const days = daysOf(name, today);
    return days.from === from && days.to === to;
  });
}

/** The first and last day of a query. */
export function shownDays({ from, to = '' }: Days, today: string): Required<Days> {
  const last = to || today;
  return { from: from ?? text(Date.parse(last < today ? last : today) - 29 * 86_400_000), to: last };
}
