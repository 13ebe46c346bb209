/** What became of one kind of attack. */
export interface Tally {
  tried: number;
  refused: number;
  /** A sentence for each harm that was done. */
  harm: string[];
}

/** One kind of attack: what it is called in the table, and what it does. */
export interface Attack<Stage> {
  name: string;
  run(stage: Stage): Promise<Tally>;
}

/** Counts tries by whether they were refused; `harmIf` says which of the others did harm. */
export class Count implements Tally {
  tried = 0;
  refused = 0;
  readonly harm: string[] = [];

  /** Notes tries. */
  note(isRefused: boolean, times = 1): void {
    this.tried += times;
    if (isRefused) this.refused += times;
  }

  /** Notes a harm where something holds. */
  harmIf(isHarm: boolean, what: string): void {
    if (isHarm) this.harm.push(what);
  }

  /**
   * An attack that meets nothing to attack proves nothing: what must work for the owner is said to be harm where it
   * does not.
   */
  mustWork(works: boolean, what: string): void {
    if (!works) this.harm.push(`blind: ${what}`);
  }
}

/** The table that is printed: what was tried, what was refused, and how much harm was done. */
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
