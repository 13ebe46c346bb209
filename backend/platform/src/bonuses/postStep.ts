import type { Database } from '@marquee/database/database';
import type { Ledger, Leg } from '../ledger/ledger';
import { type Bonus, ownerOf } from './rows';

/** The steps of a bonus that move money. Each happens at most once: its key in the ledger is its own. */
type Step = 'granted' | 'converted' | 'ended' | 'reversed';

const kinds = {
  granted: 'bonus_granted',
  converted: 'bonus_converted',
  ended: 'bonus_ended',
  reversed: 'bonus_ended',
} as const;

/**
 * Posts a step of a bonus. Legs of nothing are left out. Returns the key of its ledger transaction. Call it with the
 * player's ledger row locked.
 */
export async function postStep(
  transaction: Database,
  ledger: Ledger,
  bonus: Bonus,
  { step, legs }: { step: Step; legs: Leg[] },
  now: number,
): Promise<string> {
  const key = `bonus:${bonus.id}:${step}`;
  await ledger.post(transaction, {
    ...ownerOf(bonus),
    key,
    kind: kinds[step],
    legs: legs.filter(({ amount }) => amount !== 0),
    reference: bonus.id,
    description: bonus.offer,
    at: now,
  });
  return key;
}
