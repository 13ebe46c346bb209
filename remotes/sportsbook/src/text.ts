import { textOf } from '@marquee/sdk';
import type en from './locales/en.json';

/** The texts of this remote. */
export const useText = textOf<typeof en>('sportsbook');

/** Gives a text of this remote in the player's language. */
export type Text = ReturnType<typeof useText>;
