import { writeSync } from 'node:fs';
import { currentRequestId } from './requestId';

/** Severity of a log line. */
export type Level = 'info' | 'warn' | 'error';

/** Writes one structured line. Fields never hold personal data: no account ids, addresses, names, tokens or bodies. */
export type Log = (level: Level, event: string, fields?: Record<string, string | number | undefined>) => void;

const weight: Record<string, number> = { info: 0, warn: 1, error: 2, silent: 3 };

// A failing stream (a full disk, for example) must not crash the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/**
 * Writes to the process's log. A failed stream accepts no more writes; its file descriptor does as soon as there is
 * space.
 */
function writeToStderr(line: string): void {
  if (!process.stderr.errored) {
    process.stderr.write(line);
    return;
  }
  try {
    writeSync(process.stderr.fd, line);
  } catch {
    // Still no space: the line is lost.
  }
}

/** A JSON lines log from a level on: info, warn, error or silent. Each line has the id of its request. */
export function jsonLog(from: string, write: (line: string) => void = writeToStderr): Log {
  const least = weight[from] ?? 1;
  return (level, event, fields) => {
    if ((weight[level] ?? 0) < least) return;
    const line = { time: new Date().toISOString(), level, event, request: currentRequestId(), ...fields };
    write(`${JSON.stringify(line)}\n`);
  };
}

/**
 * The source location of an error: our own frames, if there are any. The message may quote data that looks like a stack
 * frame, so only the part after it is parsed.
 */
function placeOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  // A message that was changed later is not in the stack: nobody knows where it ends.
  if (start < 0) return '';
  const frames = stack.slice(start + message.length).split('\n');
  const lines = frames.filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
  const ours = lines.filter((line) => !/\bnode:|node_modules/.test(line));
  return (ours.length > 0 ? ours : lines).slice(0, 4).join(' < ');
}

/** The code of an error, or of what caused it. Our own errors say in it what they are; it never quotes data. */
export function codeOf(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  const { code } = fault as { code?: unknown };
  return typeof code === 'string' ? code : codeOf(fault.cause);
}

/** The loggable part of an error: kind, code and source location, without its message, which may quote data. */
export function faultFields(fault: unknown): Record<string, string | undefined> {
  const error = fault instanceof Error ? fault : new Error('not an Error');
  const kind = error.name === 'Error' ? error.constructor.name : error.name;
  return { kind, code: codeOf(error), at: placeOf(error) };
}
