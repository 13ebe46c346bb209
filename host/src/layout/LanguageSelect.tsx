import { isLanguage, languages } from '@marquee/contract/languages';
import { observer, Select, useLanguage, useSite } from '@marquee/sdk';
import { useText } from '../text';

/** The interface language; only what the site offers. */
export const LanguageSelect = observer(function LanguageSelect() {
  const { languages: offered } = useSite();
  const { language, change } = useLanguage();
  const t = useText();
  if (offered.length < 2) return null;
  return (
    <Select
      anyScript
      label={t('language.label')}
      value={language}
      options={offered.map((code) => ({ value: code, label: languages[code].name }))}
      onChange={(code) => isLanguage(code) && change(code)}
    />
  );
});
