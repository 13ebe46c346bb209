import { useStorage } from '@marquee/sdk';
import { OddsPreferences } from './odds/OddsPreferences';
import { BetSlip } from './slip/BetSlip';

type Storage = ReturnType<typeof useStorage>;

const slips = new WeakMap<Storage, BetSlip>();
const preferences = new WeakMap<Storage, OddsPreferences>();

function once<T>(made: WeakMap<Storage, T>, storage: Storage, make: (storage: Storage) => T): T {
  const known = made.get(storage);
  if (known) return known;
  const value = make(storage);
  made.set(storage, value);
  return value;
}

/** The one bet slip of the visit: all pages of this remote share it, and signing out makes a new one. */
export function useSlip(): BetSlip {
  return once(slips, useStorage(), (storage) => new BetSlip(storage));
}

/** How the player reads odds, the same on all pages of this remote. */
export function useOdds(): OddsPreferences {
  return once(preferences, useStorage(), (storage) => new OddsPreferences(storage));
}
