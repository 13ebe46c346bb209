import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers } from '../calls/handlers';

const soon = async (): Promise<never> => {
  throw new Refusal('notOffered');
};

/** The calls about bonus money. */
export function bonusCalls() {
  return {
    'bonuses/claim': soon,
    'bonuses/list': soon,
    'bonuses/entries': soon,
    'bonuses/cancel': soon,
    'bonuses/order': soon,
    'bonuses/game': soon,
    'bonuses/slip': soon,
  } satisfies Partial<Handlers>;
}
