import { type Category, categories, categoryCodes } from '@marquee/contract/categories';
import { expect, test } from '@rstest/core';
import { seoRecords } from '../content/seoRecords';
import { menuOf, onlyOffered, providerCounts, slidesOf } from './offers';
import { sandboxSites } from './siteFolder';
import { openSites } from './sites';

const sites = openSites(sandboxSites, () => {}).all();
const own = categoryCodes.filter((code) => code !== 'hot');

/** Each category alone, and each pair. */
const choices = own.flatMap((one, place) => [[one], ...own.slice(place + 1).map((other) => [one, other])]);

test.each(choices.map((off) => [off.join(' and '), off] as const))(
  '%s off is in no menu, slide or page record',
  (_, off) => {
    for (const site of sites) {
      const less = { ...site, categories_off: [...site.categories_off, ...off] };
      const shown = [
        menuOf(less, [...less.menu, ...less.game_menu]),
        slidesOf(less).map(({ link }) => link),
        seoRecords(less).map(({ page_name }) => `/${page_name}`),
      ];
      for (const category of off) expect(JSON.stringify(shown)).not.toContain(`"${categories[category].path}"`);
      expect(providerCounts(less).filter(({ category }) => off.some((one) => one === category))).toEqual([]);
    }
  },
);

test('what needs a category is shown where the site offers it', () => {
  const [site] = sites.filter((one) => providerCounts(one).some(({ category }) => category === 'bingo'));
  if (!site) throw new Error('No site has bingo.');
  const texts: { id: string; needs?: Category }[] = [{ id: 'all' }, { id: 'bingo', needs: 'bingo' }];
  const shown = (off: Category[]) => onlyOffered({ ...site, categories_off: off }, texts).map(({ id }) => id);
  expect([shown([]), shown(['bingo'])]).toEqual([['all', 'bingo'], ['all']]);
});
