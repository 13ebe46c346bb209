import { useFormat } from '@marquee/sdk';
import { useText } from '../text';
import type { LimitKind } from './limitRules';

/** Formats a limit: money, hours and minutes for session time, or "none". */
export function useLimitText(): (kind: LimitKind, amount: number | null) => string {
  const format = useFormat();
  const t = useText();
  return (kind, amount) => {
    if (amount === null) return t('limit.none');
    return kind === 'session' ? format.minutes(amount) : format.money(amount);
  };
}
