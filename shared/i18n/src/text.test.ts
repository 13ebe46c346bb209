import type { Language } from '@marquee/contract/languages';
import { describe, expect, test } from '@rstest/core';
import { Texts } from './text';

/** Texts whose source records requests, and fails for the given names. */
function texts(failing: string[] = []) {
  const asked: string[] = [];
  const source = async (language: Language, namespace: string) => {
    asked.push(`${language} ${namespace}`);
    if (failing.includes(`${language} ${namespace}`)) throw new Error('not there');
    return { hello: `hello ${language} ${namespace}`, days_one: '{{count}} day', days_other: '{{count}} days' };
  };
  return { made: new Texts('EN', source), asked };
}

describe('Texts', () => {
  test('a bundle is asked for when it is wanted, and once [R3.33]', async () => {
    const { made, asked } = texts();
    expect(made.has('misc')).toBe(false);
    await Promise.all([made.load('misc'), made.load('misc')]);
    await made.load('misc');
    expect([asked, made.has('misc')]).toEqual([['EN misc'], true]);
  });

  test('a bundle that failed is asked for again', async () => {
    const { made, asked } = texts(['EN misc']);
    await expect(made.load('misc')).rejects.toThrow('not there');
    await expect(made.load('misc')).rejects.toThrow('not there');
    expect(asked).toEqual(['EN misc', 'EN misc']);
  });

  test('texts of another version of a remote come over those before, also when it is taken back', async () => {
    let version = '1.0.0';
    const made = new Texts('EN', async () => ({ title: `of ${version}`, [version]: 'only here' }));
    const shown = async () => {
      await made.load('slots', version);
      return [made.i18n.t('title', { ns: 'slots' }), made.i18n.t(version, { ns: 'slots' })];
    };
    expect(await shown()).toEqual(['of 1.0.0', 'only here']);
    version = '1.1.0';
    await made.load('slots');
    expect(made.i18n.t('title', { ns: 'slots' })).toBe('of 1.0.0');
    expect(await shown()).toEqual(['of 1.1.0', 'only here']);
    // What is still shown of the version before keeps its texts.
    expect(made.i18n.t('1.0.0', { ns: 'slots' })).toBe('only here');
    version = '1.0.0';
    expect(await shown()).toEqual(['of 1.0.0', 'only here']);
  });

  test('texts of a version before that arrive late change nothing', async () => {
    const arrive: Record<string, () => void> = {};
    let version = '1.0.0';
    const made = new Texts('EN', () => {
      const own = version;
      return new Promise((done) => {
        arrive[own] = () => done({ title: `of ${own}` });
      });
    });
    const first = made.load('slots', version);
    version = '1.1.0';
    const second = made.load('slots', version);
    arrive['1.1.0']?.();
    await second;
    arrive['1.0.0']?.();
    await first;
    expect(made.i18n.t('title', { ns: 'slots' })).toBe('of 1.1.0');
  });

  test('a message after an event waits for its bundle, and has the right plural', async () => {
    const { made } = texts();
    const t = await made.textsOf('messages');
    expect([t('hello'), t('days', { count: 1 }), t('days', { count: 5 })]).toEqual([
      'hello EN messages',
      '1 day',
      '5 days',
    ]);
  });

  test('another language takes the bundles that are there, and no others', async () => {
    const { made, asked } = texts();
    await made.load('ui');
    await made.load('slots');
    await made.change('RUS');
    expect([made.language, made.i18n.t('hello', { ns: 'ui' })]).toEqual(['RUS', 'hello RUS ui']);
    expect(asked).toEqual(['EN ui', 'EN slots', 'RUS ui', 'RUS slots']);
  });

  test('a language whose host bundle cannot be had is not changed to', async () => {
    const { made } = texts(['RUS ui']);
    await made.load('ui');
    await expect(made.change('RUS')).rejects.toThrow('not there');
    expect([made.language, made.i18n.language]).toEqual(['EN', 'en']);
  });

  test('a remote whose bundle cannot be had keeps the texts that it has', async () => {
    const { made } = texts(['RUS slots']);
    await made.load('ui');
    await made.load('slots');
    await made.change('RUS');
    expect([made.i18n.t('hello', { ns: 'ui' }), made.i18n.t('hello', { ns: 'slots' })]).toEqual([
      'hello RUS ui',
      'hello EN slots',
    ]);
  });
});
