import { useFormat } from '@marquee/sdk';
import { useMemo } from 'react';
import { useOdds } from '../stores';
import { oddsText } from './formats';

/**
 * Writes odds in thousandths in the player's format, with the decimal sign of their language. The same function until
 * one of them changes.
 */
export function useOddsText(): (thousandths: number) => string {
  const { format } = useOdds();
  const { number } = useFormat();
  return useMemo(() => {
    // The middle of 1.5 is the sign.
    const sign = number(1.5, 1).slice(1, -1);
    return (thousandths: number) => oddsText(thousandths, format, sign);
  }, [format, number]);
}
