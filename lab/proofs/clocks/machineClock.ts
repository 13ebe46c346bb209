import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path of libfaketime on Debian. */
function library(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders.map((folder) => `/usr/lib/${folder}/faketime/libfaketime.so.1`).find((file) => existsSync(file));
}

/** What is missing on this machine to change a process's clock, a sentence each. */
export const lackingForClock = () => (library() ? [] : ['libfaketime: apt-get install faketime']);

/**
 * A separate wall clock for processes started with `environment`: system time plus an offset. Monotonic clocks are
 * unaffected, as when a real clock is set.
 */
export function machineClock(folder: string, name: string) {
  const file = join(folder, `${name}.clock`);
  let offset = 0;
  /** Sets the offset in ms; effective at once. */
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
