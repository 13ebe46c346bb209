import { describe, expect, test } from '@rstest/core';
import { kindOf } from './articles/kinds';
import en from './locales/en.json';
import { infoPageOf, infoPages } from './pages/infoPages';
import { remote } from './remote';

describe('cms', () => {
  test.each(infoPages.map((page) => page.path))('%s has a route with its text, and stands in the footer', (path) => {
    const { label } = infoPageOf(path);
    expect(en).toHaveProperty([label]);
    expect(remote.routes.find((route) => route.path === path)).toMatchObject({
      title: label,
      seed: [{ call: 'settings/siteinfodetail' }],
    });
    expect(remote.navigation?.find(({ to }) => to === path)?.place).toBe('footer');
  });

  test.each([
    ['/news', 'news'],
    ['/news/:slug', 'news'],
    ['/promotions', 'promotions'],
    ['/promotions/:slug', 'promotions'],
  ] as const)('%s shows %s and is seeded with them', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
    const seed = remote.routes.find((route) => route.path === path)?.seed;
    expect(seed).toContainEqual(expect.objectContaining({ input: expect.objectContaining({ kind }) }));
    expect(seed?.some(({ call }) => call === 'bonuses/offers')).toBe(path === '/promotions');
  });
});
