import { describe, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';
import { touchedBy } from '../examples/follow';
import { languageSteps } from './languageSteps';
import { readLanguage } from './readLanguage';

describe('npm run new-language', () => {
  test('reads code, tag and name, and begins with English by default', () => {
    expect(readLanguage(['DE', 'de', 'Deutsch'])).toEqual({ code: 'DE', tag: 'de', name: 'Deutsch', like: 'EN' });
    expect(readLanguage(['--like', 'ESP', 'ARG', 'es-AR', 'Español (Argentina)']).like).toBe('ESP');
  });

  test.each([
    ['no name', ['DE', 'de'], 'npm run new-language -- <CODE> <tag>'],
    ['a name in two arguments', ['DE', 'de', 'Deutsch', '(DE)'], 'npm run new-language -- <CODE> <tag>'],
    ['a code in small letters', ['de', 'de', 'Deutsch'], 'two to four capital letters, not "de"'],
    ['a code that is in use', ['RUS', 'de', 'Deutsch'], 'RUS is Русский already'],
    ['a tag that is in use', ['DE', 'es', 'Deutsch'], 'There is a language es already'],
    ['a tag in another spelling', ['ARG', 'es-ar', 'Español'], 'es-AR, not es-ar'],
    ['a tag that is none', ['DE', 'de_DE', 'Deutsch'], '"de_DE" is no tag of BCP 47'],
    ['a tag that Intl does not know', ['XX', 'xx', 'Xx'], 'Intl knows no language xx'],
    ['a script from right to left', ['AR', 'ar', 'العربية'], 'from right to left'],
    ['texts of a language that is not there', ['DE', 'de', 'Deutsch', '--like', 'FR'], '--like names a language'],
    ['no language after --like', ['DE', 'de', 'Deutsch', '--like'], '--like names a language'],
  ])('refuses %s', (_, words, reason) => expect(() => readLanguage(words)).toThrow(reason));

  test('writes what Intl knows of the language into its row, and the font of its model if the script is the same', () => {
    const rowOf = (...words: string[]) => {
      const row = languageSteps(readLanguage(words), root)[0];
      return row?.kind === 'edit' ? row.text : '';
    };
    expect(rowOf('PL', 'pl', 'Polski')).toBe("PL: { name: 'Polski', tag: 'pl', intl: 'pl', territory: 'PL' },");
    expect(rowOf('MR', 'mr', 'मराठी', '--like', 'NE')).toMatch(/intl: 'mr-u-nu-latn'.*script: 'Deva'/);
    expect(rowOf('UK', 'uk', 'Українська', '--like', 'RUS')).toContain("cut: 'cyrillic'");
    expect(rowOf('DE', 'de', "L'allemand", '--like', 'RUS')).not.toContain('cut');
    expect(rowOf('DE', 'de', "L'allemand", '--like', 'RUS')).toContain("name: 'L\\'allemand'");
  });

  test('copies the texts of every remote and of the games, and the table of each kind of text', () => {
    const files = languageSteps(readLanguage(['DE', 'de', 'Deutsch']), root).flatMap((step) => touchedBy(step, root));
    for (const file of [
      'shared/i18n/src/glossary/de.json',
      'shared/i18n/src/bundles/de/errors.json',
      'remotes/wallet/src/locales/de.json',
      'backend/sandbox/play/src/locales/de.json',
      'backend/sandbox/src/games/engines/crash/texts.ts',
      'backend/platform/src/messages/texts/de.json',
      'backend/sites/common/cms.json',
      'backend/sites/localhost.json',
      'host/edge/src/sources/texts.ts',
    ])
      expect(files).toContain(file);
    expect(files).not.toContain('backend/sites/slot8.localhost.json');
  });
});
