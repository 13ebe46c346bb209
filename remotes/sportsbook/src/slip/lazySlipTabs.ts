import { lazy } from 'react';

/** The slip with the player's bets, in a chunk of its own: odds stand on the page before anybody bets. */
export const SlipTabs = lazy(async () => ({ default: (await import('./SlipTabs')).SlipTabs }));
