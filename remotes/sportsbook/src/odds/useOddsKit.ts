import { useFormat } from '@marquee/sdk';
import { useMemo } from 'react';
import type { NumberText } from '../parts/names';
import type { SlipPicks } from '../slip/SlipPicks';
import { useSlipPicks } from '../stores';
import { rememberedText, type Text, useText } from '../text';
import { useOddsText } from './useOddsText';

/** Formatting and actions of odds buttons. */
export interface OddsKit {
  t: Text;
  number: NumberText;
  /** Formats odds in thousandths. */
  odds: (thousandths: number) => string;
  slip: SlipPicks;
}

/**
 * Called once per list of odds and passed down: its hooks subscribe to stores, and a board has hundreds of buttons.
 * Referentially stable until language, odds format or slip changes. For observers.
 */
export function useOddsKit(): OddsKit {
  const t = useText();
  const { number } = useFormat();
  const odds = useOddsText();
  const slip = useSlipPicks();
  return useMemo(() => ({ t: rememberedText(t), number, odds, slip }), [t, number, odds, slip]);
}
