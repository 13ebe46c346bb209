/** The values that a chart reaches from and to, and those that its lines stand for, ascending. */
export interface Scale {
  low: number;
  high: number;
  lines: number[];
}

/** As many lines as a chart has at most on either side of zero. */
const most = 3;

/** A round number of lines that has room for all values, and zero among them. */
export function scaleOf(values: readonly number[]): Scale {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const reach = Math.max(high, -low) || 1;
  const ten = 10 ** Math.floor(Math.log10(reach / most));
  const step = [1, 2, 5, 10].map((factor) => factor * ten).find((one) => reach / one <= most) ?? 10 * ten;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const lines = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, lines };
}

/** Where a value stands between the top and the bottom of a chart, in percent from the top. */
export function placeOf(value: number, { low, high }: Scale): number {
  return ((high - value) / (high - low)) * 100;
}
