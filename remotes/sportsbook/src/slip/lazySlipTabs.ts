import { lazy } from 'react';
import { whenWide } from './useWide';

const load = async () => ({ default: (await import('./SlipTabs')).SlipTabs });

/** The slip with the player's bets, in a chunk of its own: odds stand on the page before anybody bets. */
export const SlipTabs = lazy(load);

/**
 * The same for the panel beside the odds. A page of a server has the panel for every browser; one without room for it
 * fetches nothing to take it over.
 */
export const SideTabs = lazy(() => whenWide().then(load));
