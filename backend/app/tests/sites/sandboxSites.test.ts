import { categoryCodes } from '@marquee/contract/categories';
import { languageCodes } from '@marquee/contract/languages';
import { jurisdictionCodes } from '@marquee/platform/jurisdictions/jurisdictions';
import { fillIn } from '@marquee/platform/sites/fillIn';
import { inMaintenance } from '@marquee/platform/sites/maintenance';
import { linesOf, providerCounts, slidesOf } from '@marquee/platform/sites/offers';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites } from '@marquee/platform/sites/sites';
import { isPalette } from '@marquee/sandbox/art/palettes';
import { artRoutes } from '@marquee/sandbox/art/routes';
import { templateCodes } from '@marquee/templates/codes';
import { templateRow } from '@marquee/templates/rows';
import { describe, expect, it, test } from '@rstest/core';

const warnings: string[] = [];
const sites = openSites(sandboxSites, ({ message }) => warnings.push(message));
const all = sites.all();
const offers = (site: SiteFile) => new Set(providerCounts(site).map(({ category }) => category));

describe('the sandbox', () => {
  test.each(templateCodes)(
    'shows template %s in its first colour at an address of its own, with its own scene [D1.03]',
    (code) => {
      const site = sites.find(`${code}.localhost`);
      expect(site).toMatchObject({
        theme_code: code,
        theme_color: expect.stringMatching(/-1$/),
        domain_name: `${code}.localhost`,
      });
      expect(site?.site_name).not.toBe(sites.find('localhost')?.site_name);
      const elsewhere = templateCodes
        .filter((other) => other !== code)
        .map((other) => sites.find(`${other}.localhost`)?.opening_slide?.image_url);
      expect(elsewhere).not.toContain(site?.opening_slide?.image_url);
      expect(isPalette(site?.scene_palette ?? '')).toBe(true);
    },
  );

  it('has only sites that the start-up accepts', () => expect(warnings).toEqual([]));

  it('has each brand once, by name and by id', () => {
    for (const key of ['site_name', 'external_id'] as const) {
      expect(new Set(all.map((site) => site[key])).size).toBe(all.length);
    }
  });

  const now = Date.parse('2026-03-14T12:00:00.000Z');
  const switches: [string, (site: SiteFile) => unknown][] = [
    ['maintenance', (site) => inMaintenance(site, now)],
    ['gamify_status', ({ gamify_status }) => gamify_status],
    ['show_referral', ({ show_referral }) => show_referral === 1],
    ['live chat', ({ live_chat }) => live_chat.status],
    ['a picture of its own for the chat', ({ live_chat }) => live_chat.status && live_chat.image_id !== null],
    ['partners', ({ partners }) => partners.length > 0],
    ['analytics', ({ analytics }) => analytics.length > 0],
    ['root_redirect', ({ root_redirect }) => root_redirect !== null],
    ['more than one language', ({ languages }) => languages.length > 1],
    ['English', ({ languages }) => languages.includes('EN')],
    ...categoryCodes
      .filter((code) => code !== 'hot')
      .map((code): [string, (site: SiteFile) => unknown] => [`the category ${code}`, (site) => offers(site).has(code)]),
  ];
  test.each(switches)('has sites with %s and sites without [D1.04]', (_, position) => {
    expect([...new Set(all.map((site) => Boolean(position(site))))].sort()).toEqual([false, true]);
  });

  test.each(jurisdictionCodes)('has sites under the rules of %s [D1.05]', (profile) => {
    expect(all.map(({ jurisdiction }) => jurisdiction)).toContain(profile);
  });

  test.each(languageCodes)('has a site whose default language is %s [D1.05]', (code) => {
    expect(all.map(({ default_language }) => default_language)).toContain(code);
  });

  test.each(['USD', 'EUR', 'PHP', 'CNY', 'VND', 'MYR', 'NPR', 'RUB'])('has a site in %s [D1.05]', (currency) => {
    expect(all.map((site) => site.currency)).toContain(currency);
  });

  it('shows the home page of every template: only a second site of one is closed or redirects', () => {
    for (const code of templateCodes) {
      const open = all.filter((site) => site.theme_code === code && !inMaintenance(site, now) && !site.root_redirect);
      expect(open.length).toBeGreaterThan(0);
    }
  });
});

describe('what sandbox sites show', () => {
  const art = artRoutes({ games: () => [] });

  test.each(all.map((site) => [site.domain_name, site] as const))(
    'on %s: every picture is there, every slide leads to what is offered',
    async (_, site) => {
      const slides = slidesOf(site);
      expect(slides.length).toBeGreaterThanOrEqual(3);
      const chat = site.live_chat.image_id ?? site.logo1;
      const pictures = [site.logo1, site.logo2, site.logo3, site.manifest_icon];
      pictures.push(chat.startsWith('/') ? chat : `/art/logo/app/${chat}.svg`);
      pictures.push(...slides.flatMap((slide) => [slide.image_url, slide.image_phone_url]));
      pictures.push(...[...site.news, ...site.promotions].map(({ image_url }) => image_url));
      for (const picture of pictures) {
        const { status } = await art.request(encodeURI(fillIn(picture, site, 'EN')));
        expect([picture, status]).toEqual([picture, 200]);
      }
      const paths: Record<string, string> = { '/casino': 'casino', '/slots': 'slot_game', '/sports': 'sportsbook' };
      for (const { link, title, text, action } of slides) {
        if (paths[link]) expect([...offers(site)]).toContain(paths[link]);
        for (const language of [...site.languages, 'EN']) {
          for (const words of [title, text, action])
            expect([language, Boolean(words[language])]).toEqual([language, true]);
        }
      }
    },
  );

  it('shows articles and slides in scenes of the site’s template, and no picture that another site shows', () => {
    const shown = all.map((site) => {
      const { scenes } = templateRow(site.theme_code);
      const kindsOf = (pictures: string[]) => [...new Set(pictures.map((url) => url.split('/')[3] ?? ''))].sort();
      const filled = (pictures: string[]) => pictures.map((picture) => fillIn(picture, site, 'EN'));
      const articles = filled([...site.news, ...site.promotions].map(({ image_url }) => image_url));
      const slides = filled(site.slides.flatMap(({ image_url, image_phone_url }) => [image_url, image_phone_url]));
      for (const pictures of [articles, slides])
        expect([site.domain_name, kindsOf(pictures)]).toEqual([site.domain_name, [...scenes].sort()]);
      return [...new Set([...articles, ...slides])];
    });
    expect(new Set(shown.flat()).size).toBe(shown.flat().length);
  });

  it('begins the running line with words of the site’s own, in each of its languages', () => {
    const own = all.filter(({ opening_line }) => opening_line);
    const themes = (sites: typeof all) => [...new Set(sites.map(({ theme_code }) => theme_code))].sort();
    expect(themes(own)).toEqual(themes(all));
    for (const site of own) {
      expect([site.domain_name, linesOf(site)[0]]).toEqual([site.domain_name, site.opening_line]);
      for (const language of [...site.languages, 'EN'])
        expect([site.domain_name, language, Boolean(site.opening_line?.text[language])]).toEqual([
          site.domain_name,
          language,
          true,
        ]);
    }
  });

  it('leaves out the slide of a category that the site does not offer', () => {
    const site = sites.find('slot7.localhost') as SiteFile;
    expect(site.slides.map(({ link }) => link)).toContain('/casino');
    expect(slidesOf(site).map(({ link }) => link)).not.toContain('/casino');
    expect(slidesOf(site)[0]).toEqual(site.opening_slide);
  });
});
