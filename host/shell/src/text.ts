import type { LabelOf } from '@marquee/federation-runtime/defineRemote';
import type messages from '@marquee/i18n/bundles/en/messages.json';
import type misc from '@marquee/i18n/bundles/en/misc.json';
import type ui from '@marquee/i18n/bundles/en/ui.json';
import { type TextOf, textOf } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { use, useCallback } from 'react';

type PageTexts = typeof ui & typeof misc & typeof messages;

type PageKey = LabelOf<PageTexts>;

/** Texts of the `ui` bundle: the shell and everything in the first paint. Always loaded. */
export const useText = textOf<typeof ui>('ui');

const useAllTexts = textOf<PageTexts>(['ui', 'misc', 'messages']);

/** Bundles that pages outside the first paint need besides `ui`. */
const pageBundles = ['misc', 'messages'] as const;

/**
 * Texts of the pages outside the first paint: `ui`, `misc` and `messages`. Suspends until they are loaded: use it below
 * a Suspense boundary or in a transition.
 */
export function usePageText(): TextOf<PageKey> {
  const { texts } = useHost();
  // On every render: hooks must be the same when the page is rendered again with its texts.
  for (const bundle of pageBundles) use(texts.load(bundle));
  return useAllTexts();
}

/**
 * Starts loading what {@link usePageText} needs, together with the page's code. Failures show when the page is
 * rendered.
 */
export function usePageTextAhead(wanted: boolean): void {
  const { texts } = useHost();
  if (!wanted) return;
  for (const bundle of pageBundles) if (!texts.has(bundle)) texts.load(bundle).catch(() => undefined);
}

/** Texts shown after an event (toasts, confirmations): the `messages` bundle, loaded on first use. */
export function useMessages(): () => Promise<TextOf<keyof typeof messages>> {
  const { texts } = useHost();
  return useCallback(() => texts.textsOf('messages'), [texts]);
}
