import { textOf } from '@marquee/sdk';
import type en from './locales/en.json';

/** The texts of this remote. */
export const useText = textOf<typeof en>('sportsbook');

/** Returns a text of this remote in the player's language. */
export type Text = ReturnType<typeof useText>;

/** The same texts with a cache for those without values, for components that render many. */
export function rememberedText(t: Text): Text {
  const known = new Map<string, string>();
  return (key, values) => {
    if (values) return t(key, values);
    const text = known.get(key) ?? t(key);
    known.set(key, text);
    return text;
  };
}
