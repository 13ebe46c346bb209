import { textOf } from '@marquee/sdk';
import type en from './locales/en.json';

/** Texts of this remote's bundle. */
export const useText = textOf<typeof en>('cms');
