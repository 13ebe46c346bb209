import type messages from '@marquee/i18n/bundles/en/messages.json';
import { use } from 'react';
import { useHost } from '../host';
import { type TextOf, textOf } from '../text';

const useMessageTexts = textOf<typeof messages>('messages');

/** Texts of the components around games; suspends until the bundle is loaded. */
export function usePlayText(): TextOf<keyof typeof messages> {
  use(useHost().texts.load('messages'));
  return useMessageTexts();
}
