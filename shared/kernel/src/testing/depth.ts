import { readSettings } from '@marquee/settings/settings';

/** Whether this run takes its time (`npm run test:full`). */
export const isFull = readSettings('unit tests').UNIT_FULL;

/** The rows of a long table: all of them in a full run, otherwise each `nth`, from the one at `first`. */
export const rows = <T>(all: readonly T[], nth: number, first = 0): readonly T[] =>
  isFull ? all : all.filter((_, position) => position % nth === first % nth);
