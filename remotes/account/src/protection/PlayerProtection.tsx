import { observer, useSession } from '@marquee/sdk';
import { PlayerControls } from './PlayerControls';
import { VisitorCard } from './VisitorCard';

/**
 * Limits, reality check, time-out and self-exclusion (decisions §9), as a section of the page about responsible gaming: one click from
 * everywhere, above what the site says there about playing.
 */
export const PlayerProtection = observer(function PlayerProtection() {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <PlayerControls /> : <VisitorCard />;
});
