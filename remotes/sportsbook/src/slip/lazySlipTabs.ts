import { lazy } from 'react';
import { whenWide } from './useWide';

const load = async () => ({ default: (await import('./SlipTabs')).SlipTabs });

/** The slip's own chunk: odds are usable before it has loaded. */
export const SlipTabs = lazy(load);

/**
 * The same for the side panel. A server-rendered page contains the panel for every browser; one without room for it
 * does not load its code.
 */
export const SideTabs = lazy(() => whenWide().then(load));
