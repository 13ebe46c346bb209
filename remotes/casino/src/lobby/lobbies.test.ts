import { type Category, categories } from '@marquee/contract/categories';
import { describe, expect, test } from '@rstest/core';
import en from '../locales/en.json';
import { remote } from '../remote';
import { lobbies } from './lobbies';

describe('lobbies', () => {
  test.each(remote.categories)('%s has its page, its first screen and its texts [R2.28]', (category: Category) => {
    const { path, slug } = categories[category];
    const lobby = lobbies[category];
    const route = remote.routes.find((one) => one.path === path);
    expect(route).toMatchObject({ category, seed: [{ input: { game_type: slug } }] });
    expect(en).toHaveProperty([lobby?.title ?? '']);
    expect(en).toHaveProperty([lobby?.intro ?? '']);
  });
});
