import { useFormat } from '@marquee/sdk';
import { useText } from '../text';

/** Tokens from a message or a mission. */
export interface Reward {
  account: 'game_token' | 'minigame_token';
  amount: number;
}

/** Formats a reward in the player's language: `5,000 game tokens`. */
export function useReward(): (reward: Reward) => string {
  const t = useText();
  const format = useFormat();
  return ({ account, amount }) => t(`reward.${account}`, { count: amount, amount: format.number(amount) });
}
