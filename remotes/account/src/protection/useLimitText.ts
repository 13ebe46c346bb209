import { useFormat } from '@marquee/sdk';
import { useText } from '../text';
import type { LimitKind } from './limitRules';

/** Writes an amount of a limit: money, for session time hours and minutes, and none. */
export function useLimitText(): (kind: LimitKind, amount: number | null) => string {
  const format = useFormat();
  const t = useText();
  return (kind, amount) => {
    if (amount === null) return t('limit.none');
    return kind === 'session' ? format.minutes(amount) : format.money(amount);
  };
}
