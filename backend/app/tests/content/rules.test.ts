import { languageCodes } from '@marquee/contract/languages';
import { roundEnds } from '@marquee/platform/rules/roundEnds';
import { examplesOf } from '@marquee/platform/rules/sportExamples';
import { numberText } from '@marquee/platform/rules/words';
import type { Sport } from '@marquee/protocols/odds/feed';
import { engines } from '@marquee/sandbox/games/engines/engines';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const rules = (subject: string, language: (typeof languageCodes)[number] = 'EN', site = 'localhost') =>
  backend.call('content/rules', { subject, language }, { site });
const textOf = async (...asked: Parameters<typeof rules>) => JSON.stringify((await rules(...asked)).rules);

describe('the pages of rules', () => {
  it('are there for every sport and kind of game of the site, complete in every language [D8.10]', async () => {
    const { subjects = [] } = await rules('');
    expect(subjects.filter(({ kind }) => kind === 'game').map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['slot', 'videopoker', 'crash', 'minigame']),
    );
    expect(Object.keys(roundEnds).sort()).toEqual(Object.keys(engines).sort());
    for (const { subject, kind } of subjects)
      for (const language of languageCodes) {
        const page = await rules(subject, language);
        expect([page.statusCode, JSON.stringify(page)]).toEqual([1, expect.not.stringMatching(/\{\{|undefined|NaN/)]);
        for (const [rule, { paid }] of kind === 'sport'
          ? Object.entries(examplesOf(subject.replaceAll('-', '_') as Sport))
          : []) {
          const told = page.rules?.find(({ id }) => id === rule)?.example;
          if (told) expect(told).toContain(numberText(paid / 100, language));
        }
      }
  });

  it('say the figures of the site and of its jurisdiction', async () => {
    expect(await textOf('football')).toMatch(/after 5 seconds.*₱5\.00 to ₱50,000\.00.*₱1,000,000\.00/);
    expect(await textOf('slot')).toContain('2.5 seconds');
    expect(await textOf('roulette')).toContain('no shortest time');
    expect(await textOf('videopoker')).toMatch(/24 hours.*7 days/);
    expect(await textOf('roulette', 'EN', 'sportsbook1.localhost')).toContain('5 seconds');
  });

  it('are not there for what the site does not offer', async () => {
    for (const [subject, site] of [
      ['chess', 'localhost'],
      ['football', 'slot2.localhost'],
      ['__proto__', 'localhost'],
    ] as const)
      expect(await rules(subject, 'EN', site)).toMatchObject({ statusMessage: 'articleUnknown' });
  });

  it('are found by their words', async () => {
    const find = async (q: string, language: 'EN' | 'RUS') =>
      (await backend.call('search/find', { q, language })).pages?.map(({ path }) => path);
    expect(await find('rules', 'EN')).toContain('/rules');
    expect(await find('rules football', 'EN')).toContain('/rules/football');
    expect(await find('мёртвый гит', 'RUS')).toContain('/rules/horse-racing');
  });
});
