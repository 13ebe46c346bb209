import { readSettings } from '@marquee/settings/settings';

/** Whether this is a full run (`npm run test:full`). */
export const isFull = readSettings('unit tests').UNIT_FULL;

/** The rows of a long table: all in a full run, otherwise every `nth`, starting at `first`. */
export const rows = <T>(all: readonly T[], nth: number, first = 0): readonly T[] =>
  isFull ? all : all.filter((_, position) => position % nth === first % nth);
