import { useSession } from '@marquee/sdk';
import { useText } from '../text';

/** What a break does to bonuses, to be said after a sentence, before it begins; empty for who has none. */
export function useBonusesEnd(): string {
  const { bonus = 0, free_bet = 0 } = useSession();
  const t = useText();
  return bonus > 0 || free_bet > 0 ? ` ${t('break.bonuses')}` : '';
}
