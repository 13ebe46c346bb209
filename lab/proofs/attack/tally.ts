/** The result of one kind of attack. */
export interface Tally {
  tried: number;
  refused: number;
  /** One sentence per harm. */
  harm: string[];
}

/** One kind of attack: its name in the table, and its implementation. */
export interface Attack<Stage> {
  name: string;
  run(stage: Stage): Promise<Tally>;
}

/** Counts attempts and refusals; `harmIf` records harm. */
export class Count implements Tally {
  tried = 0;
  refused = 0;
  readonly harm: string[] = [];

  /** Counts attempts. */
  note(isRefused: boolean, times = 1): void {
    this.tried += times;
    if (isRefused) this.refused += times;
  }

  /** Records harm if something holds. */
  harmIf(isHarm: boolean, what: string): void {
    if (isHarm) this.harm.push(what);
  }

  /** An attack without a target proves nothing: what must work for the owner counts as harm if it fails. */
  mustWork(works: boolean, what: string): void {
    if (!works) this.harm.push(`blind: ${what}`);
  }
}

/** The printed table: attempts, refusals, and harm. */
export function tableOf(rows: readonly (Tally & { name: string; seconds: number })[]): string {
  const lines = rows.map(({ name, tried, refused, harm, seconds }) => [
    name,
    String(tried),
    String(refused),
    String(harm.length),
    `${seconds.toFixed(1)} s`,
  ]);
  const all = [['attack', 'tried', 'refused', 'harm', 'time'], ...lines];
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...all.map((line) => line[at]?.length ?? 0)));
  const padded = (line: readonly string[]) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return all.map(padded).join('\n');
}
