import { readSettings } from '@marquee/settings/settings';

const settings = readSettings('journeys');

/** Whether this run takes its time (`npm run test:full`). */
export const isFull = settings.E2E_FULL;

/** Whether a browser opens all pages in all templates and languages. */
export const isEvery = settings.E2E_EVERY;

/**
 * The rows of a long table: all of them in a full run, the first few otherwise. The rows that matter most stand first.
 */
export function rows<T>(all: readonly T[], few: number): readonly T[] {
  return isFull ? all : all.slice(0, few);
}

/** Tag of a journey that only a full run goes. */
export const full = '@full';
