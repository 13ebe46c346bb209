import type { Output } from '@marquee/contract/calls';
import { Notice } from '@marquee/sdk';
import { useText } from '../text';

/** Which odds are stale, because the odds feed is silent. */
export type Paused = Output<'sports/fixtures'>['paused'];

/** Says that odds, or live odds, currently accept no bets, and why. Nothing otherwise. */
export function PausedNotice({ paused }: { paused: Paused }) {
  const t = useText();
  if (paused === 'none') return null;
  return (
    <Notice tone="warning" live>
      {t(paused === 'all' ? 'board.allPaused' : 'board.livePaused')}
    </Notice>
  );
}
