import { writeSync } from 'node:fs';
import { currentRequestId } from './requestId';

/** How serious a line is. */
export type Level = 'info' | 'warn' | 'error';

/** Writes one structured line. Fields never hold personal data: no account ids, addresses, names, tokens or bodies. */
export type Log = (level: Level, event: string, fields?: Record<string, string | number | undefined>) => void;

const weight: Record<string, number> = { info: 0, warn: 1, error: 2, silent: 3 };

// What cannot be said, as on a full disk, stops nothing.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/**
 * Writes to the log of the process. A stream that has failed takes nothing any more; its file does, as soon as there is
 * room.
 */
function writeToStderr(line: string): void {
  if (!process.stderr.errored) {
    process.stderr.write(line);
    return;
  }
  try {
    writeSync(process.stderr.fd, line);
  } catch {
    // There is still no room: the line is lost.
  }
}

/**
 * A log of JSON lines from a level on: info, warn, error or silent. A line carries the id of the request that it
 * belongs to.
 */
export function jsonLog(from: string, write: (line: string) => void = writeToStderr): Log {
  const least = weight[from] ?? 1;
  return (level, event, fields) => {
    if ((weight[level] ?? 0) < least) return;
    const line = { time: new Date().toISOString(), level, event, request: currentRequestId(), ...fields };
    write(`${JSON.stringify(line)}\n`);
  };
}

/**
 * The place of a fault in our source. A message may quote data, and may look like a frame: only what follows it is
 * taken.
 */
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
