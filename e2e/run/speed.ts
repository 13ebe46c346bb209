import { fileURLToPath } from 'node:url';
import { readSettings } from '@marquee/settings/settings';

const { E2E_SPEED } = readSettings('journeys');

/** Whether browser and servers get a quarter of the processor. */
export const isSlow = E2E_SPEED === 'slow';

/**
 * Whether the product's timers take ten times as long, in pages and servers: relative to them the machine is faster.
 */
export const isFast = E2E_SPEED === 'fast';

/** Factor for limits that depend on the product's timers. */
export const timerFactor = isFast ? 10 : 1;

/** The script that slows timers, for pages and servers. */
export const longTimers = fileURLToPath(new URL('./longTimers.js', import.meta.url));
