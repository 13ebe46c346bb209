import { languageCodes, languageIcon, languageIcons } from '@marquee/contract/languages';
import { describe, expect, test } from '@rstest/core';
import { artRoutes } from './routes';

const art = artRoutes({ games: () => [] });
const iconOf = async (address: string) => {
  const answer = await art.request(address);
  return { status: answer.status, text: await answer.text() };
};

describe('icons of languages (R3.35)', () => {
  test.each(languageCodes)('%s has its own, small, where its entry says [R3.35]', async (code) => {
    const { status, text } = await iconOf(languageIcons + languageIcon(code));
    expect(status).toBe(200);
    expect(text).toMatch(/^<svg/);
    expect(text.length).toBeLessThan(2500);
    const others = languageCodes.filter((other) => other !== code);
    for (const other of others) expect((await iconOf(languageIcons + languageIcon(other))).text).not.toBe(text);
  });

  test.each(['EN', 'mn', 'constructor'])('%s has none', async (name) =>
    expect((await iconOf(`/art/logo/language/${name}.svg`)).status).toBe(404),
  );
});
