import { useFormat } from '@marquee/sdk';
import { useMemo } from 'react';
import { useOdds } from '../stores';
import { oddsText } from './formats';

/** Formats odds in thousandths in the player's format and language. Referentially stable until one of them changes. */
export function useOddsText(): (thousandths: number) => string {
  const { format } = useOdds();
  const { number } = useFormat();
  return useMemo(() => {
    // The decimal sign: the middle character of 1.5.
    const sign = number(1.5, 1).slice(1, -1);
    return (thousandths: number) => oddsText(thousandths, format, sign);
  }, [format, number]);
}
