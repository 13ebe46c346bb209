import { expect, test } from '@rstest/core';
import { languageFor } from './refusedPage';

const asked = (path: string, headers: Record<string, string>) =>
  new Request(`http://localhost${path}`, { headers: { 'accept-language': 'ru', ...headers } });

test.each([
  ['/fil/slots', {}, 'PHP'],
  ['/slots', { cookie: 'language=VI' }, 'VI'],
  ['/slots', { cookie: 'language=elvish' }, 'RUS'],
  ['/slots', { 'accept-language': 'tlh, es-MX;q=0.8, en;q=0.5' }, 'ESP'],
  ['/slots', { 'accept-language': 'en;q=0.2, es;q=0.8' }, 'ESP'],
  ['/slots', { 'accept-language': 'es;q=0, en;q=0.1' }, 'EN'],
  ['/slots', { 'accept-language': 'zh-Hant' }, 'CN'],
  ['/slots', { 'accept-language': 'tlh' }, 'EN'],
])('%s asked for with %j is answered in %s', (path, headers, language) => {
  expect(languageFor(asked(path, headers as Record<string, string>))).toBe(language);
});
