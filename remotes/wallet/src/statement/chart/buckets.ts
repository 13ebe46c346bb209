import type { Output } from '@marquee/contract/calls';

/** The money moved on a day; minor units. */
export type Day = Output<'wallet/statement'>['days'][number];

/** The period of one bar. */
export type Grain = 'day' | 'week' | 'month';

/** Consecutive days and their sums; minor units. */
export interface Bucket extends Omit<Day, 'day'> {
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

const dayMs = 86_400_000;
/** Most bars that fit on a phone. */
const most = 45;

const text = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first day after the bucket that begins on `from`. */
function nextOf(from: string, grain: Grain): string {
  const time = Date.parse(from);
  if (grain !== 'month') return text(time + (grain === 'day' ? 1 : 7) * dayMs);
  const date = new Date(time);
  return text(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

/** The shortest grain with few enough bars to distinguish. */
export function grainOf({ from, to }: { from: string; to: string }): Grain {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days <= most) return 'day';
  return days <= (7 * most) / 2 ? 'week' : 'month';
}

/** The bars of a period, oldest first, including empty ones; the last one ends with the period. */
export function bucketsOf(days: readonly Day[], period: { from: string; to: string }): Bucket[] {
  const grain = grainOf(period);
  const buckets: Bucket[] = [];
  for (let from = period.from; from <= period.to; ) {
    const next = nextOf(from, grain);
    const last = text(Date.parse(next) - dayMs);
    const to = next > period.to ? period.to : last;
    const sum = { deposits: 0, withdrawals: 0, stakes: 0, wins: 0 };
    for (const { day, ...moved } of days) {
      if (day < from || day > to) continue;
      for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += moved[name];
    }
    buckets.push({ from, to, ...sum });
    from = next;
  }
  return buckets;
}
