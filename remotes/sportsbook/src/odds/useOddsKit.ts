import { useFormat } from '@marquee/sdk';
import { useMemo } from 'react';
import { marketName, type NumberText } from '../parts/names';
import type { SlipPicks } from '../slip/SlipPicks';
import type { BetType } from '../slip/types';
import { useSlipPicks } from '../stores';
import { type Text, useText } from '../text';
import { useOddsText } from './useOddsText';

/** What odds buttons are written with, and where they put what is pressed. */
export interface OddsKit {
  t: Text;
  number: NumberText;
  /** Odds in thousandths, in the player's format. */
  odds: (thousandths: number) => string;
  /** What a kind of market is called. */
  market: (betType: BetType) => string;
  slip: SlipPicks;
}

/**
 * Asked for once where many odds stand, and handed down: each of these hooks subscribes to something, and a board has hundreds of buttons. The same
 * object until the language, the way to read odds or the slip is another one. For observers.
 */
export function useOddsKit(): OddsKit {
  const t = useText();
  const { number } = useFormat();
  const odds = useOddsText();
  const slip = useSlipPicks();
  return useMemo(() => {
    const markets = new Map<BetType, string>();
    const market = (betType: BetType) => {
      const name = markets.get(betType) ?? marketName(t, betType);
      markets.set(betType, name);
      return name;
    };
    return { t, number, odds, market, slip };
  }, [t, number, odds, slip]);
}
