import type { LabelOf } from '@marquee/federation-runtime/defineRemote';
import type messages from '@marquee/i18n/bundles/en/messages.json';
import type misc from '@marquee/i18n/bundles/en/misc.json';
import type ui from '@marquee/i18n/bundles/en/ui.json';
import { type TextOf, textOf } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { use, useCallback } from 'react';

type PageTexts = typeof ui & typeof misc & typeof messages;

type PageKey = LabelOf<PageTexts>;

/** Texts of the `ui` bundle: the shell and whatever the first paint needs. Always there. */
export const useText = textOf<typeof ui>('ui');

const useAllTexts = textOf<PageTexts>(['ui', 'misc', 'messages']);

/** Bundles that pages outside the first paint need beside `ui`. */
const pageBundles = ['misc', 'messages'] as const;

/**
 * Texts of the pages outside the first paint: `ui`, `misc` and `messages`. The first page that uses it suspends until
 * they are there, so it stands below a Suspense boundary (or is drawn in a transition).
 */
export function usePageText(): TextOf<PageKey> {
  const { texts } = useHost();
  // At every render: a page that is drawn again once its texts are there must meet the same hooks.
  for (const bundle of pageBundles) use(texts.load(bundle));
  return useAllTexts();
}

/**
 * Begins to fetch what {@link usePageText} needs, beside the code of the page. A failure shows when the page is drawn.
 */
export function usePageTextAhead(wanted: boolean): void {
  const { texts } = useHost();
  if (!wanted) return;
  for (const bundle of pageBundles) if (!texts.has(bundle)) texts.load(bundle).catch(() => undefined);
}

/**
 * Sentences that are said after an event (toasts, confirmations): the `messages` bundle, fetched with the first of
 * them.
 */
export function useMessages(): () => Promise<TextOf<keyof typeof messages>> {
  const { texts } = useHost();
  return useCallback(() => texts.textsOf('messages'), [texts]);
}
