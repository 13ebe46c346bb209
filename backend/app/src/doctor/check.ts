/** How a finding is meant: `failed` is what players notice, now or at the next start. */
export type Level = 'ok' | 'warning' | 'failed';

/** One thing that was found, and what to do about it. */
export interface Finding {
  level: Level;
  found: string;
  todo?: string;
}

/** One thing that is looked at. What it throws is a failure of its own. */
export interface Check {
  /** One word, by which it can be asked for alone. */
  name: string;
  run(): Finding[] | Promise<Finding[]>;
  /** How long it may take, ms; 20 s unless said. */
  limit?: number;
}

export const ok = (found: string): Finding => ({ level: 'ok', found });
export const warning = (found: string, todo: string): Finding => ({ level: 'warning', found, todo });
export const failed = (found: string, todo: string): Finding => ({ level: 'failed', found, todo });

/** A finding by how far a figure is from harmless. */
export function graded(
  value: number,
  { warn, fail }: { warn: (value: number) => boolean; fail: (value: number) => boolean },
  found: string,
  todo: string,
): Finding {
  if (fail(value)) return failed(found, todo);
  return warn(value) ? warning(found, todo) : ok(found);
}

/** The short reason of a fault of the network, the disk or the database; never what was sent. */
export function reasonOf(error: unknown): string {
  const { message = '', code, cause } = error as { message?: string; code?: string; cause?: unknown };
  if (code) return message.includes(code) || !message ? message || code : `${message} (${code})`;
  return cause instanceof Error ? reasonOf(cause) : message || 'unknown';
}
