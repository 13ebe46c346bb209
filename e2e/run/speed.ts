import { fileURLToPath } from 'node:url';
import { readSettings } from '@marquee/settings/settings';

const { E2E_SPEED } = readSettings('journeys');

/** Whether browser and servers have a quarter of the processor. */
export const isSlow = E2E_SPEED === 'slow';

/**
 * Whether the product's timers take ten times as long, in pages and servers: to a journey the machine is that much
 * faster.
 */
export const isFast = E2E_SPEED === 'fast';

/** How much longer than usual something may take that ends by a timer of the product. */
export const timerFactor = isFast ? 10 : 1;

/** The script that makes timers longer; the same in a page and in a server. */
export const longTimers = fileURLToPath(new URL('./longTimers.js', import.meta.url));
