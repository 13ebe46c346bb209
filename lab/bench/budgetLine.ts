/** One line of the table of budgets in docs/bench.md. */
export interface BudgetLine {
  what: string;
  measured: string;
  budget: string;
  holds: boolean;
  /** Whether `--check` enforces it: values independent of the machine, and ratios between both builds. */
  checked: boolean;
}

const count = (value: number, text: (value: number) => string) => (Number.isFinite(value) ? text(value) : 'none');

export const kB = (bytes: number) => count(bytes, () => `${(bytes / 1000).toFixed(1)} kB`);
export const MB = (bytes: number) => count(bytes, () => `${Math.round(bytes / 1e6)} MB`);
export const ms = (value: number) => count(value, () => `${Math.round(value)} ms`);
export const times = (ratio: number) => count(ratio, () => `${ratio.toFixed(2)}×`);
export const plain = (value: number) => count(value, () => value.toLocaleString('en'));

/** A line for a value that must not exceed its budget. */
export function atMost(
  what: string,
  value: number,
  budget: number,
  {
    show = plain,
    aim,
    checked = false,
    of,
  }: { show?: (value: number) => string; aim?: number; checked?: boolean; of?: string } = {},
): BudgetLine {
  return {
    what,
    measured: `${show(value)}${of === undefined ? '' : ` at most (${of})`}`,
    budget: `≤ ${show(budget)}${aim === undefined ? '' : ` (aim ${show(aim)})`}`,
    holds: value <= budget,
    checked,
  };
}
