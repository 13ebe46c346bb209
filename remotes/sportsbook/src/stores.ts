import { useStorage } from '@marquee/sdk';
import { OddsPreferences } from './odds/OddsPreferences';
import { SlipPicks } from './slip/SlipPicks';

type Storage = ReturnType<typeof useStorage>;

const picks = new WeakMap<Storage, SlipPicks>();
const preferences = new WeakMap<Storage, OddsPreferences>();

function once<T>(made: WeakMap<Storage, T>, storage: Storage, make: (storage: Storage) => T): T {
  const known = made.get(storage);
  if (known) return known;
  const value = make(storage);
  made.set(storage, value);
  return value;
}

/** The selections on the visit's slip, shared by all pages of this remote; reset by signing out. */
export function useSlipPicks(): SlipPicks {
  return once(picks, useStorage(), (storage) => new SlipPicks(storage));
}

/** The player's odds format, shared by all pages of this remote. */
export function useOdds(): OddsPreferences {
  return once(preferences, useStorage(), (storage) => new OddsPreferences(storage));
}
