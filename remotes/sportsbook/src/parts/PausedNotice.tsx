import type { Output } from '@marquee/contract/calls';
import { Notice } from '@marquee/sdk';
import { useText } from '../text';

/** Which odds take no bets because the odds feed is silent. */
export type Paused = Output<'sports/fixtures'>['paused'];

/**
 * Says above the odds that none of them takes bets at present, or none of the live ones, and why. Nothing while all is
 * well.
 */
export function PausedNotice({ paused }: { paused: Paused }) {
  const t = useText();
  if (paused === 'none') return null;
  return (
    <Notice tone="warning" live>
      {t(paused === 'all' ? 'board.allPaused' : 'board.livePaused')}
    </Notice>
  );
}
