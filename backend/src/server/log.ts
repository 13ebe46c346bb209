/** How serious a line is. */
export type Level = 'info' | 'warn' | 'error';

/** Writes one structured line. Fields never hold personal data: no account ids, addresses, names, tokens or bodies. */
export type Log = (level: Level, event: string, fields?: Record<string, string | number | undefined>) => void;

const weight: Record<string, number> = { info: 0, warn: 1, error: 2, silent: 3 };

/** A log of JSON lines from a level on: info, warn, error or silent. */
export function jsonLog(from: string, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const least = weight[from] ?? 1;
  return (level, event, fields) => {
    if ((weight[level] ?? 0) < least) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  };
}

/** What a log may say of a fault: its kind, database code and place in our source, not its message, which may quote data. */
export function faultFields(fault: unknown): Record<string, string | undefined> {
  const error = fault instanceof Error ? fault : new Error('not an Error');
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    code: (error as { code?: string }).code,
    at: frames
      .slice(0, 4)
      .map((line) => line.trim())
      .join(' < '),
  };
}
