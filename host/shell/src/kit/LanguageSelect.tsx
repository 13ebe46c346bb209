import { isLanguage, languageIcons } from '@marquee/contract/languages';
import { languageEntry } from '@marquee/i18n/languageEntry';
import { observer, Select, useLanguage, useSite } from '@marquee/sdk';
import { useText } from '../text';

/** Selects the interface language; only languages that the site offers. */
export const LanguageSelect = observer(function LanguageSelect() {
  const { languages: offered } = useSite();
  const { language, change } = useLanguage();
  const t = useText();
  if (offered.length < 2) return null;
  const entries = offered.map(languageEntry);
  return (
    <Select
      anyScript
      label={t('language.label')}
      value={language}
      options={entries.map(({ code, name, icon }) => ({ value: code, label: name, picture: languageIcons + icon }))}
      onChange={(code) => isLanguage(code) && change(code)}
    />
  );
});
