import type { LocalText } from '@marquee/contract/entities';
import { type Language, languages } from '@marquee/contract/languages';
import type { LabelOf } from '@marquee/federation-runtime/defineRemote';
import { type Format, formatOf } from '@marquee/i18n/format';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from './host';

/** Values of placeholders; `count` selects the plural form. */
export type TextValues = Record<string, string | number>;

/** Returns a text in the player's language. */
export type TextOf<Key extends string> = (key: Key, values?: TextValues) => string;

/** Constant, because the hook compares it. Of several namespaces, the first with the key is used. */
const options = { useSuspense: false, nsMode: 'fallback' } as const;

/** Makes the hook for a bundle's texts; keys are checked against the type of the English bundle. */
export function textOf<Bundle>(namespace: string | readonly string[]): () => TextOf<LabelOf<Bundle>> {
  return () => useTranslation(namespace as string | string[], options).t as unknown as TextOf<LabelOf<Bundle>>;
}

/** The current interface language, the site's languages, and a function to change it. */
export function useLanguage(): { language: Language; tag: string; change: (language: Language) => void } {
  const { texts, changeLanguage } = useHost();
  useTranslation('ui', options);
  return { language: texts.language, tag: languages[texts.language].tag, change: changeLanguage };
}

/** Formats for the player's language, the site's currency and time zone. */
export function useFormat(): Format {
  const { language } = useLanguage();
  const { currency, site } = useHost().root.site;
  return formatOf(language, currency, site.time_zone);
}

/** Selects from a text in several languages: the player's, the site's default, English, or any. */
export function useLocalText(): (text: LocalText | undefined) => string {
  const { language } = useLanguage();
  const { default_language } = useHost().root.site.site;
  return useCallback(
    (text) => text?.[language] || text?.[default_language] || text?.EN || Object.values(text ?? {})[0] || '',
    [language, default_language],
  );
}
