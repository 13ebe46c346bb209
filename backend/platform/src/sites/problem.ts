/** Where in a file something stands: keys and indexes from its top. */
export type Path = readonly (string | number)[];

/**
 * Something that is wrong in a site file. An `error` keeps the site from opening: the file says two things, cannot be
 * kept to, or touches money. A `warning` is for what opens and somebody should look at: what time or a release may
 * change, and what falls back.
 */
export interface Problem {
  path: Path;
  reason: string;
  level: 'error' | 'warning';
  /** An error for which the file is taken all the same: the site answers with it (R4.18). */
  isAccepted?: boolean;
}

export const error = (path: Path, reason: string): Problem => ({ path, reason, level: 'error' });
export const warning = (path: Path, reason: string): Problem => ({ path, reason, level: 'warning' });

/** A problem with the file and the line in which it is. */
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

/** Files that were refused, with all that is wrong in them, and what to do about it where somebody may not know. */
export class SiteFilesRefused extends Error {
  constructor(
    readonly problems: readonly SiteFileError[],
    advice?: string,
  ) {
    super([...problems.map(({ message }) => message), ...(advice ? [advice] : [])].join('\n'));
  }
}

/** Whether a problem keeps its file from being taken. */
export const refuses = ({ level, isAccepted }: Pick<Problem, 'level' | 'isAccepted'>) =>
  level === 'error' && !isAccepted;

/** Problems of files that share others, each once, the errors first. */
export function eachOnce(problems: readonly SiteFileError[]): SiteFileError[] {
  const known = new Map(problems.map((problem) => [problem.message, problem]));
  return [...known.values()].sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}
