/** The severity of a finding; `failed` is what players notice, now or at the next start. */
export type Level = 'ok' | 'warning' | 'failed';

/** A finding, with advice. */
export interface Finding {
  level: Level;
  found: string;
  todo?: string;
}

/** A check. If it throws, that is a failure of its own. */
export interface Check {
  /** One word, for running it alone. */
  name: string;
  run(): Finding[] | Promise<Finding[]>;
  /** Timeout, ms; 20 s by default. */
  limit?: number;
}

export const ok = (found: string): Finding => ({ level: 'ok', found });
export const warning = (found: string, todo: string): Finding => ({ level: 'warning', found, todo });
export const failed = (found: string, todo: string): Finding => ({ level: 'failed', found, todo });

/** A finding graded by thresholds. */
export function graded(
  value: number,
  { warn, fail }: { warn: (value: number) => boolean; fail: (value: number) => boolean },
  found: string,
  todo: string,
): Finding {
  if (fail(value)) return failed(found, todo);
  return warn(value) ? warning(found, todo) : ok(found);
}

/** The short reason of a network, disk or database error; never what was sent. */
export function reasonOf(error: unknown): string {
  const { message = '', code, cause } = error as { message?: string; code?: string; cause?: unknown };
  if (code) return message.includes(code) || !message ? message || code : `${message} (${code})`;
  return cause instanceof Error ? reasonOf(cause) : message || 'unknown';
}
