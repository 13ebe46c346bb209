import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** libfaketime, where Debian puts it. */
function library(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders.map((folder) => `/usr/lib/${folder}/faketime/libfaketime.so.1`).find((file) => existsSync(file));
}

/** What this machine lacks to set the clock of a process, a sentence each. */
export const lackingForClock = () => (library() ? [] : ['libfaketime: apt-get install faketime']);

/**
 * A clock of its own for processes that are given `environment`: what they ask the system for is the machine's time and
 * an offset. What measures durations is left alone, as where a clock is set.
 */
export function machineClock(folder: string, name: string) {
  const file = join(folder, `${name}.clock`);
  let offset = 0;
  /** Sets the clock to so many ms from the machine's own: processes see it at once. */
  const set = (ms: number) => {
    offset = ms;
    writeFileSync(file, `${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1000}\n`);
  };
  set(0);
  return {
    set,
    now: () => Date.now() + offset,
    environment: {
      LD_PRELOAD: library() ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
  };
}
