import { readSettings } from '@marquee/settings/settings';

const settings = readSettings('journeys');

/** Whether this is a full run (`npm run test:full`). */
export const isFull = settings.E2E_FULL;

/** Whether a browser opens all pages in all templates and languages. */
export const isEvery = settings.E2E_EVERY;

/** The rows of a long table: all in a full run, otherwise the first few, which matter most. */
export function rows<T>(all: readonly T[], few: number): readonly T[] {
  return isFull ? all : all.slice(0, few);
}

/** Tag of a journey for full runs only. */
export const full = '@full';
