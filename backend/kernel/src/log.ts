import { currentRequestId } from './requestId';

/** How serious a line is. */
export type Level = 'info' | 'warn' | 'error';

/** Writes one structured line. Fields never hold personal data: no account ids, addresses, names, tokens or bodies. */
export type Log = (level: Level, event: string, fields?: Record<string, string | number | undefined>) => void;

const weight: Record<string, number> = { info: 0, warn: 1, error: 2, silent: 3 };

/** A log of JSON lines from a level on: info, warn, error or silent. A line carries the id of the request that it belongs to. */
export function jsonLog(from: string, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const least = weight[from] ?? 1;
  return (level, event, fields) => {
    if ((weight[level] ?? 0) < least) return;
    const line = { time: new Date().toISOString(), level, event, request: currentRequestId(), ...fields };
    write(`${JSON.stringify(line)}\n`);
  };
}

/** The place of a fault in our source. A message may quote data, and may look like a frame: only what follows it is taken. */
function placeOf({ stack = '', message }: Error): string {
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
  const lines = frames.filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
  return lines.slice(0, 4).join(' < ');
}

/** What a log may say of a fault: its kind, database code and place in our source, not its message. */
export function faultFields(fault: unknown): Record<string, string | undefined> {
  const error = fault instanceof Error ? fault : new Error('not an Error');
  return { kind: error.name, code: (error as { code?: string }).code, at: placeOf(error) };
}
