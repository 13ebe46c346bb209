import { lazy } from 'react';

/** In a chunk of its own: visitors and demos do without it. */
export const BonusLine = lazy(async () => ({ default: (await import('./BonusLine')).BonusLine }));
