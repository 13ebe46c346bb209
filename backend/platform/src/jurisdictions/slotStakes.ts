/** The highest stake of a round of a slot, by the player's age. */
export interface SlotStakes {
  /** The law names sums of this currency, so slots are played for no other. */
  currency: string;
  /** In minor units, from the youngest on: who has no proved age has the first. */
  byAge: readonly [{ from: number; amount: number }, ...{ from: number; amount: number }[]];
  source: string;
}

/** £2 at 18 to 24, £5 from 25 on. */
export const slotStakesInBritain: SlotStakes = {
  currency: 'GBP',
  byAge: [
    { from: 18, amount: 200 },
    { from: 25, amount: 500 },
  ],
  source: 'Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025',
};

/**
 * Whether a game is a slot: by its category, which decides where the site offers it, or by its kind. Both are null for
 * a game that has left the catalogue.
 */
export const isSlot = ({ category, engine }: { category: string | null; engine: string | null }) =>
  category === 'slot_game' || engine === 'slot';
