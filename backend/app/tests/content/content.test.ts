import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes } from '@marquee/contract/languages';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-content-'));
  cpSync(sandboxSites, folder, { recursive: true });
  backend = await testBackend({ sitesDir: folder });
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

let tick = 1_100_000_000;
/** Changes a site's file as an editor would, after the last check for changes. */
function edit(domain: string, own: Record<string, unknown>) {
  const path = join(folder, `${domain}.json`);
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...own }));
  tick += 10;
  utimesSync(path, tick, tick);
  backend.clock.advance(250);
}

describe('a site', () => {
  it('starts with its look, menus, languages and the categories that its providers cover [R3.16]', async () => {
    const plain = await backend.call('startup', {});
    expect(plain).toMatchObject({
      statusCode: 1,
      site: {
        theme_code: 'casino1',
        theme_color: 'color1-1',
        currency: 'PHP',
        minimum_age: 18,
        jurisdiction: 'none',
        deposit_limits: { minimum: 5000, maximum: 5_000_000 },
      },
      language: languageCodes,
      has_hot_games: true,
    });
    expect(plain.provider_count).toHaveLength(12);
    const slots = await backend.call('startup', {}, { site: 'slot2.localhost' });
    const categories = slots.provider_count?.map(({ category }) => category) ?? [];
    expect(categories).toContain('slot_game');
    for (const off of ['sportsbook', 'horse_racing', 'sabong'] as const) expect(categories).not.toContain(off);
    expect(slots.site).toMatchObject({ theme_code: 'slot2', currency: 'EUR', jurisdiction: 'mt' });
    const sports = await backend.call('startup', {}, { site: 'sportsbook1.localhost' });
    expect(sports.site).toMatchObject({ currency: 'VND', default_language: 'VI' });
    expect(sports.provider_count?.map(({ category }) => category)).not.toContain('slot_game');
  });

  it('fills its own facts into shared texts', async () => {
    const { cms } = await backend.call('settings/siteinfodetail', {}, { site: 'slot2.localhost' });
    expect(Object.keys(cms ?? {}).sort()).toEqual([
      'about_us',
      'accessibility',
      'banking',
      'contact_us',
      'faqs',
      'privacy_policy',
      'responsible_gaming',
      'term_condition',
    ]);
    expect(cms?.about_us?.body.EN).toContain('Neon Alley');
    expect(Object.keys(cms?.about_us?.body ?? {}).sort()).toEqual(['CN', 'EN', 'ESP', 'RUS']);
    expect(JSON.stringify(cms)).not.toContain('{{');
    const vnd = await backend.call('settings/siteinfodetail', {}, { site: 'sportsbook1.localhost' });
    expect(vnd.cms?.banking?.body.VI).toMatch(/20\.000(\s|&nbsp;)₫/);
  });

  it('gives texts in one language where one is asked for: in which its readers get them', async () => {
    const site = 'sportsbook1.localhost';
    const inAll = (await backend.call('home/fetch_slide', {}, { site })).value?.[0];
    const inOne = async (language: 'VI' | 'EN' | 'NE') =>
      (await backend.call('home/fetch_slide', { language }, { site })).value?.[0]?.title;
    expect(Object.keys(inAll?.title ?? {}).length).toBeGreaterThan(2);
    expect(await inOne('EN')).toEqual({ EN: inAll?.title.EN });
    // Untranslated texts are in the site's default language.
    expect(await inOne('NE')).toEqual({ VI: inAll?.title.VI });
    const name = 'about_us';
    const { cms } = await backend.call('settings/siteinfodetail', { name, language: 'EN' }, { site });
    expect(Object.keys(cms ?? {})).toEqual([name]);
    expect(Object.keys(cms?.[name]?.body ?? {})).toEqual(['EN']);
  });

  it('has SEO records for its pages in each of its languages, the default first', async () => {
    const { value = [] } = await backend.call('seo', { page_name: 'sports' }, { site: 'sportsbook1.localhost' });
    expect(value.map(({ meta_lang }) => meta_lang)).toEqual(['vi', 'en', 'zh-CN', 'ms']);
    expect(value.map(({ meta_url }) => meta_url)).toEqual(['/sports', '/en/sports', '/zh-CN/sports', '/ms/sports']);
    expect((await backend.call('seo', { page_name: 'nothing' })).value).toEqual([]);
  });

  it('shows slides, announcements, lines, partners and articles', async () => {
    expect((await backend.call('home/fetch_slide', {})).value).toHaveLength(5);
    expect((await backend.call('home/fetch_announment', {})).value).toHaveLength(2);
    expect((await backend.call('home/marquee', {})).value).toHaveLength(4);
    expect((await backend.call('settings/partners', {})).partners).toHaveLength(6);
    expect((await backend.call('settings/social_account', {})).accountList).toHaveLength(3);
    for (const kind of ['news', 'promotions'] as const) {
      const { value = [] } = await backend.call('content/articles', { kind });
      expect(value).toHaveLength(3);
      const dates = value.map(({ published_at }) => published_at);
      expect(dates).toEqual([...dates].sort().reverse());
      const slug = value[0]?.slug ?? '';
      expect((await backend.call('content/article', { kind, slug })).value?.[0]?.slug).toBe(slug);
    }
    expect(await backend.call('content/article', { kind: 'news', slug: 'nothing' })).toMatchObject({
      statusMessage: 'articleUnknown',
    });
    const slide = (await backend.call('home/fetch_slide', {})).value?.[0];
    const picture = await backend.app.request(slide?.image_url ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  it.each([
    ['localhost', true, true],
    ['slot2.localhost', true, false],
    ['slot3.localhost', false, true],
    ['casino1.localhost', false, false],
  ])(
    'shows of rewards and friends what it has on: %s has rewards %s, a reward for friends %s',
    async (site, rewards, friends) => {
      const { content, site: face } = await backend.call('startup', {}, { site });
      const promotions = (await backend.call('content/articles', { kind: 'promotions' }, { site })).value ?? [];
      const lines = (await backend.call('home/marquee', {}, { site })).value ?? [];
      const slides = (await backend.call('home/fetch_slide', {}, { site })).value ?? [];
      const links = [...(content?.menu ?? []).map(({ path }) => path), ...slides.map(({ link }) => link)];
      expect(face).toMatchObject({ gamify_status: rewards, show_referral: friends ? 1 : 0 });
      expect(links.some((link) => /^\/(vip|mission|minigame|spin)/.test(link ?? ''))).toBe(rewards);
      for (const slug of ['weekly-missions', 'vip-ladder'])
        expect(promotions.some((one) => one.slug === slug)).toBe(rewards);
      expect(promotions.some(({ slug }) => slug === 'bring-a-friend')).toBe(friends);
      expect(lines.some(({ link }) => link === '/promotions/bring-a-friend')).toBe(friends);
    },
  );

  it('stores what visitors send', async () => {
    const sent = await backend.call('content/contact', {
      full_name: 'Ann',
      contact_email: 'ann@example.test',
      message: '<b>Hello</b>, a question.',
    });
    expect(sent.ticket).toMatch(/^[0-9a-f-]{36}$/);
    await backend.call('telemetry/failure', { remote: 'casino', version: '1.0.0', phase: 'entry', cause: 'timeout' });
    await backend.call('settings/adsvisit', { fbp: 'fb.1.2', appsflyer_id: '' });
    const [row] = await backend.database.query<{ all: string }>(
      'select (select message from contact_messages) || (select remote || phase from remote_failures) || (select fbp from ads_visits) as all',
    );
    expect(row?.all).toBe('<b>Hello</b>, a question.casinoentryfb.1.2');
  });

  it('follows its file: new texts, sanitized [R5.10]', async () => {
    edit('slot2.localhost', {
      site_name: 'Renamed',
      cms: {
        about_us: {
          status: 1,
          title: { EN: 'About' },
          body: { EN: '<p onclick="x()">{{site_name}}<script>x()</script></p>' },
        },
      },
    });
    const { cms } = await backend.call('settings/siteinfodetail', {}, { site: 'slot2.localhost' });
    expect(Object.keys(cms ?? {})).toEqual(['about_us', 'term_condition', 'privacy_policy']);
    expect(cms?.about_us).toEqual({ status: 1, title: { EN: 'About' }, body: { EN: '<p>Renamed</p>' } });
  });

  it('in maintenance says so, and nothing else [R4.11]', async () => {
    edit('slot2.localhost', {
      maintenance: { is_maintenance: true, start_date: null, end_date: '2026-03-14T13:00:00.000Z' },
    });
    const site = 'slot2.localhost';
    expect(await backend.call('startup', {}, { site })).toMatchObject({
      statusCode: 1,
      maintenance: { is_maintenance: true },
      content: { menu: [], game_menu: [] },
      provider_count: [],
      has_hot_games: false,
      site: { site_name: 'Renamed' },
    });
    expect(await backend.call('home/fetch_slide', {}, { site })).toEqual({
      statusCode: -503,
      statusMessage: 'serviceUnavailable',
    });
    backend.clock.set('2026-03-14T13:00:00.000Z');
    expect(await backend.call('startup', {}, { site })).toMatchObject({ maintenance: { is_maintenance: false } });
    expect(await backend.call('home/fetch_slide', {}, { site })).toMatchObject({ statusCode: 1 });
  });

  it('that has expired says so, and takes no stakes [R3.14]', async () => {
    const player = await backend.player({ site: 'slot2.localhost' });
    edit('slot2.localhost', { expired_date: '2026-03-14T13:00:00.000Z' });
    expect(await backend.call('startup', {}, { site: 'slot2.localhost' })).toEqual({
      statusCode: 0,
      statusMessage: 'siteExpired',
    });
    const request_id = crypto.randomUUID();
    const game = { provider_code: 'JILI', game_code: 'sl001', mode: 'real' as const, language: 'EN' };
    for (const answer of [
      await backend.call('minigame/spin', { request_id }, { player }),
      await backend.call('product/launch', game, { player }),
    ])
      expect(answer).toMatchObject({ statusMessage: 'siteExpired' });
  });
});
