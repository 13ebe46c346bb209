import type { LocalText } from '@marquee/contract/entities';
import { type Language, languages } from '@marquee/contract/languages';
import type { LabelOf } from '@marquee/federation-runtime/defineRemote';
import { type Format, formatOf } from '@marquee/i18n/format';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from './host';

/** Placeholders of a text; `count` chooses the plural form. */
export type TextValues = Record<string, string | number>;

/** Gives a text in the player's language. */
export type TextOf<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * The same object at every render: the hook compares it. Of several namespaces the first that has a key gives its text.
 */
const options = { useSuspense: false, nsMode: 'fallback' } as const;

/** Makes the hook that gives a bundle's texts; its keys are checked against the English bundle's type. */
export function textOf<Bundle>(namespace: string | readonly string[]): () => TextOf<LabelOf<Bundle>> {
  return () => useTranslation(namespace as string | string[], options).t as unknown as TextOf<LabelOf<Bundle>>;
}

/** The current interface language, the ones that the site offers, and the way to change. */
export function useLanguage(): { language: Language; tag: string; change: (language: Language) => void } {
  const { texts, changeLanguage } = useHost();
  useTranslation('ui', options);
  return { language: texts.language, tag: languages[texts.language].tag, change: changeLanguage };
}

/** Numbers, money and dates as the player's language writes them, in the site's currency and its time zone. */
export function useFormat(): Format {
  const { language } = useLanguage();
  const { currency, site } = useHost().root.site;
  return formatOf(language, currency, site.time_zone);
}

/** Picks the player's language from a text that comes in several; then the site's default, English, or any. */
export function useLocalText(): (text: LocalText | undefined) => string {
  const { language } = useLanguage();
  const { default_language } = useHost().root.site.site;
  return useCallback(
    (text) => text?.[language] || text?.[default_language] || text?.EN || Object.values(text ?? {})[0] || '',
    [language, default_language],
  );
}
