import { useFormat } from '@marquee/sdk';
import { useMemo } from 'react';
import type { NumberText } from '../parts/names';
import type { SlipPicks } from '../slip/SlipPicks';
import { useSlipPicks } from '../stores';
import { rememberedText, type Text, useText } from '../text';
import { useOddsText } from './useOddsText';

/** What odds buttons are written with, and where they put what is pressed. */
export interface OddsKit {
  t: Text;
  number: NumberText;
  /** Odds in thousandths, in the player's format. */
  odds: (thousandths: number) => string;
  slip: SlipPicks;
}

/**
 * Asked for once where many odds stand, and handed down: each of these hooks subscribes to something, and a board has
 * hundreds of buttons. The same object until the language, the way to read odds or the slip is another one. For
 * observers.
 */
export function useOddsKit(): OddsKit {
  const t = useText();
  const { number } = useFormat();
  const odds = useOddsText();
  const slip = useSlipPicks();
  return useMemo(() => ({ t: rememberedText(t), number, odds, slip }), [t, number, odds, slip]);
}
