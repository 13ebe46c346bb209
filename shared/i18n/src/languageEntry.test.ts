import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '@marquee/contract/languages';
import { describe, expect, test } from '@rstest/core';
import { languageEntry } from './languageEntry';

const bundles = fileURLToPath(new URL('bundles', import.meta.url));
const onDisk = readdirSync(bundles).flatMap((tag) => readdirSync(`${bundles}/${tag}`).map((file) => `${tag}/${file}`));

describe('language entries', () => {
  test.each([
    ['EN', 'English', 'en.svg', 'en'],
    ['PHP', 'Filipino', 'fil.svg', 'fil'],
    ['CN', '简体中文', 'zh-cn.svg', 'zh-CN'],
    ['ESP', 'Español', 'es.svg', 'es'],
    ['RUS', 'Русский', 'ru.svg', 'ru'],
    ['VI', 'Tiếng Việt', 'vi.svg', 'vi'],
    ['MS', 'Bahasa Melayu', 'ms.svg', 'ms'],
    ['NE', 'नेपाली', 'ne.svg', 'ne'],
  ] as const)('%s is named %s, with the icon %s and five message files [R3.35]', (code, name, icon, folder) =>
    expect(languageEntry(code)).toEqual({
      code,
      name,
      icon,
      messages: ['ui', 'validation', 'errors', 'messages', 'misc'].map((bundle) => `${folder}/${bundle}.json`),
    }),
  );

  test('name every message file that there is, and no other [R3.35]', () =>
    expect(languageCodes.flatMap((code) => languageEntry(code).messages).sort()).toEqual(onDisk.sort()));
});
