/** A location in a file: keys and indexes from the root. */
export type Path = readonly (string | number)[];

/**
 * A fault in a site file. An `error` keeps the site from opening: the file is contradictory, unfeasible, or wrong about
 * money. A `warning` does not: something to look at, such as a text that falls back to another language or a date that
 * has passed.
 */
export interface Problem {
  path: Path;
  reason: string;
  level: 'error' | 'warning';
  /** An error that does not refuse the file: the site answers with it (R4.18). */
  isAccepted?: boolean;
}

export const error = (path: Path, reason: string): Problem => ({ path, reason, level: 'error' });
export const warning = (path: Path, reason: string): Problem => ({ path, reason, level: 'warning' });

/** A fault with its file and line. */
export class SiteFileError extends Error {
  readonly path: string;
  readonly steps: Path;
  readonly reason: string;
  readonly level: Problem['level'];
  readonly isAccepted: boolean;

  constructor(
    readonly file: string,
    readonly line: number,
    { path, reason, level, isAccepted = false }: Problem,
  ) {
    const where = path.join('.');
    super(`${file}:${line} ${level === 'warning' ? 'warning: ' : ''}${where || '(whole file)'}: ${reason}`);
    this.path = where;
    this.steps = path;
    this.reason = reason;
    this.level = level;
    this.isAccepted = isAccepted;
  }
}

/** The refused files with all their faults, and a hint for the operator. */
export class SiteFilesRefused extends Error {
  constructor(
    readonly problems: readonly SiteFileError[],
    advice?: string,
  ) {
    super([...problems.map(({ message }) => message), ...(advice ? [advice] : [])].join('\n'));
  }
}

/** Whether a fault refuses its file. */
export const refuses = ({ level, isAccepted }: Pick<Problem, 'level' | 'isAccepted'>) =>
  level === 'error' && !isAccepted;

/** Faults without duplicates (files share parts), errors first. */
export function uniqueProblems(problems: readonly SiteFileError[]): SiteFileError[] {
  const known = new Map(problems.map((problem) => [problem.message, problem]));
  return [...known.values()].sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}

/** Most faults that are named of one thing: nobody reads more, and each has its cost. */
export const mostFaults = 100;

/** The first faults. */
export function firstOf(all: Iterable<Problem>): Problem[] {
  const first: Problem[] = [];
  for (const one of all) {
    if (first.push(one) === mostFaults) break;
  }
  return first;
}
