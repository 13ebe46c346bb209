/** The lowest and highest value of a chart, and the values of its grid lines, ascending. */
export interface Scale {
  low: number;
  high: number;
  lines: number[];
}

/** Most grid lines on either side of zero. */
const most = 3;

/** A scale with round steps that contains all values and zero. */
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

/** The position of a value between the top and the bottom of a chart, in percent from the top. */
export function placeOf(value: number, { low, high }: Scale): number {
  return ((high - value) / (high - low)) * 100;
}
