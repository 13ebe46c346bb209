import type { Output } from '@marquee/contract/calls';

type Bonus = Output<'bonuses/list'>['value'][number];

/** What a withdrawal ends: its bonus, and what happens to money; nothing of it where that is not known. */
export interface Ending {
  bonus?: Pick<Bonus, 'title' | 'currency'> & { stop: NonNullable<Bonus['stop']> };
}

/** The bonus that a withdrawal of cash would end; undefined if there is none. */
export function endingOf(bonuses: readonly Bonus[]): Ending | undefined {
  for (const { state, ends_by_withdrawal, title, currency, stop } of bonuses)
    if (state === 'active' && ends_by_withdrawal && stop) return { bonus: { title, currency, stop } };
  return undefined;
}
