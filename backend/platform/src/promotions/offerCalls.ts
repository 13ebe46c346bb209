import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers } from '../calls/handlers';

const soon = async (): Promise<never> => {
  throw new Refusal('notOffered');
};

/** The calls that show offers of bonus money. */
export function offerCalls() {
  return {
    'bonuses/offers': soon,
    'bonuses/mine': soon,
    'bonuses/code': soon,
    'bonuses/deposit': soon,
  } satisfies Partial<Handlers>;
}
