import { randomUUID } from 'node:crypto';
import type { ValidInput } from '@marquee/contract/calls';
import { channels } from '@marquee/contract/calls/marketing.schemas';
import { languageCodes } from '@marquee/contract/languages';
import { schemas } from '@marquee/contract/schemas';
import { accountCalls } from '@marquee/platform/account/accountCalls';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { consentsOf, termsOf } from '@marquee/platform/marketing/consents';
import { consentVersion } from '@marquee/platform/marketing/consentTexts';
import { marketingCalls as calls } from '@marquee/platform/marketing/marketingCalls';
import { mayMarket } from '@marquee/platform/marketing/mayMarket';
import { readLink, withdrawPath } from '@marquee/platform/marketing/withdrawLink';
import { blockPlayer, unblockPlayer } from '@marquee/platform/protection/blocks';
import { mayPromote } from '@marquee/platform/protection/marketing';
import { day } from '@marquee/platform/protection/periods';
import { protectionCalls } from '@marquee/platform/protection/protectionCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { testBackend } from '../../src/testing/testBackend';
import { outcomeOf, walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(async () => {
  await bench.reset();
  bench.clock.set('2026-03-14T12:00:00Z');
});
afterAll(() => bench.database.close());

type Given = ValidInput<'marketing/set_consents'>['given'];
const inbox = { product: 'casino', channel: 'inbox' } as const;
const now = () => bench.clock.now();

/** A player who has agreed to nothing yet. */
async function newPlayer(more: Parameters<typeof bench.player>[0] = {}) {
  const context = await bench.player(more);
  await bench.database.query('delete from marketing_consents where player_id = $1', [context.player.id]);
  return context;
}

const tick = (context: PlayerContext, given: Given, more: { version?: string; request_id?: string } = {}) =>
  calls['marketing/set_consents'](
    { request_id: randomUUID(), version: consentVersion, language: 'RUS', given, ...more },
    context,
  );
const given = async ({ player }: PlayerContext) =>
  (await consentsOf(bench.database, player.id)).map(({ product, channel }) => `${product} ${channel}`);
const rows = ({ player }: PlayerContext) =>
  bench.database.query<{ given: boolean; wording: string; source: string; version: string; at: number }>(
    'select given, wording, source, version, at from marketing_consents where player_id = $1 order by id',
    [player.id],
  );
const may = ({ player }: PlayerContext, subject: Given[number] = inbox) =>
  mayMarket(bench.database, player.id, subject, now());
const promote = ({ player }: PlayerContext) => mayPromote(bench.database, player.id, now());

describe('what a player is asked', () => {
  it('is unticked, by the products of the site and every channel, in all languages [D13.07]', async () => {
    const context = await newPlayer();
    for (const language of languageCodes) {
      const { value } = v.parse(
        schemas['marketing/consents'].output,
        await calls['marketing/consents']({ language }, context),
      );
      expect(value[0]).toMatchObject({ given: [], channels: [...channels], products: ['betting', 'casino', 'bingo'] });
      expect(value[0]?.wording).toContain(bench.site.site_name);
    }
    const categories = [{ provider_code: 'P', provider_name: 'P', categories: ['sportsbook' as const] }];
    const bookmaker = { ...bench.site, gamify_status: false, providers: categories };
    expect(termsOf(bookmaker, 'EN').products).toEqual(['betting']);
    expect(await outcomeOf(tick({ ...context, site: bookmaker }, [inbox]))).toBe('invalidInput');
  });

  it('is stored with time, words and version, and so is its withdrawal [D13.08]', async () => {
    const context = await newPlayer();
    const first = now();
    await tick(context, [inbox, { product: 'betting', channel: 'sms' }]);
    bench.clock.advance(day);
    await tick(context, [inbox]);
    const { wording } = termsOf(bench.site, 'RUS');
    const note = { wording, version: consentVersion, source: 'account' };
    expect(await rows(context)).toEqual([
      { given: true, at: first, ...note },
      { given: true, at: first, ...note },
      { given: false, at: first + day, ...note },
    ]);
    expect(await given(context)).toEqual(['casino inbox']);
  });

  it('changes nothing by a repeat, not even after a withdrawal, and is refused under older words', async () => {
    const context = await newPlayer();
    const request_id = randomUUID();
    await tick(context, [inbox], { request_id });
    await tick(context, []);
    await tick(context, [inbox], { request_id });
    expect(await given(context)).toEqual([]);
    expect(await outcomeOf(tick(context, [inbox], { version: '0' }))).toBe('termsChanged');
  });

  it('is withdrawn by a self-exclusion, and does not come back with the player [D13.11]', async () => {
    const context = await newPlayer();
    await tick(context, [inbox]);
    await protectionCalls['protection/self_exclude']({ request_id: randomUUID(), option: '6m' }, context);
    expect(await given(context)).toEqual([]);
    expect((await rows(context)).at(-1)).toMatchObject({ given: false, source: 'exclusion' });
  });
});

describe('a sender', () => {
  it('may send just what was agreed to, by product and channel [D13.09]', async () => {
    const context = await newPlayer();
    expect(await may(context)).toBe(false);
    await tick(context, [inbox]);
    expect(await may(context)).toBe(true);
    expect(await may(context, { product: 'casino', channel: 'email' })).toBe(false);
    expect(await may(context, { product: 'betting', channel: 'inbox' })).toBe(false);
    await tick(context, []);
    expect(await may(context)).toBe(false);
  });

  it('of the welcome gift asks, and its message has the link that stops such messages [D13.09, D13.10]', async () => {
    const context = await newPlayer();
    const items = async () => (await accountCalls['settings/get_inbox']({}, context)).value;
    expect(await items()).toEqual([]);
    await tick(context, [inbox]);
    const [message] = await items();
    for (const language of languageCodes) {
      const [, link = ''] = /href="\/consents\?link=([^"]+)"/.exec(message?.body[language] ?? '') ?? [];
      expect(readLink(bench.persons, link)).toEqual({ playerId: context.player.id, subject: inbox });
    }
  });
});

describe('the link of a message', () => {
  const linkOf = (context: PlayerContext) =>
    withdrawPath(bench.persons, context.player.id, inbox).replace('/consents?link=', '');

  it('withdraws its own or all without a login, once and again, and gives nothing [D13.10]', async () => {
    const context = await newPlayer();
    const { player: _nobody, ...visitor } = context;
    const email = { product: 'casino', channel: 'email' } as const;
    await tick(context, [inbox, email]);
    const link = linkOf(context);
    expect(await calls['marketing/link']({ link }, visitor)).toEqual(inbox);
    expect(await given(context)).toHaveLength(2);
    expect(await calls['marketing/withdraw']({ link, all: false }, visitor)).toEqual({ withdrawn: [inbox] });
    expect(await calls['marketing/withdraw']({ link, all: false }, visitor)).toEqual({ withdrawn: [] });
    expect(await given(context)).toEqual(['casino email']);
    expect(await calls['marketing/withdraw']({ link, all: true }, visitor)).toEqual({ withdrawn: [email] });
    expect((await rows(context)).at(-1)).toMatchObject({ given: false, source: 'link' });
  });

  it.each([
    ['of another player', (link: string) => link.replace(/^[^.]+/, randomUUID())],
    ['of another channel', (link: string) => link.replace('.inbox.', '.sms.')],
    ['with another signature', (link: string) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
    ['without one', (link: string) => link.replace(/\.[^.]+$/, '')],
    ['of nothing', () => ''],
  ])('%s is refused, and changes nothing', async (_, forge) => {
    const context = await newPlayer();
    await tick(context, [inbox]);
    const link = forge(linkOf(context));
    expect(await outcomeOf(calls['marketing/withdraw']({ link, all: true }, context))).toBe('messageUnknown');
    const other = { ...context, site: { ...bench.site, domain_name: 'other.localhost' } };
    const own = linkOf(context);
    expect(await outcomeOf(calls['marketing/withdraw']({ link: own, all: true }, other))).toBe('messageUnknown');
    expect(await given(context)).toEqual(['casino inbox']);
  });
});

describe('no promotion and no marketing', () => {
  const breakOf = (kind: 'time_out' | 'self_exclude', option: string) => (context: PlayerContext) =>
    protectionCalls[`protection/${kind}`]({ request_id: randomUUID(), option }, context);
  const lower = async (context: PlayerContext, amounts: number[]) => {
    for (const amount of amounts) {
      bench.clock.advance(1000);
      await protectionCalls['protection/set_limit']({ kind: 'loss', period: 'day', amount }, context);
    }
  };
  const player = ({ player: { id } }: PlayerContext) => ({ id, site: 'localhost' });
  const block = (what: 'stakes' | 'deposits' | 'withdrawals' | 'marketing' | 'all') => (context: PlayerContext) =>
    bench.database.transaction((tx) =>
      blockPlayer(tx, player(context), { what, until: null, words: '', by: 'Olga' }, now()),
    );

  it.each<[string, (context: PlayerContext) => Promise<unknown>, told?: string[]]>([
    ['during a time-out', breakOf('time_out', '24h'), ['Your time-out has begun']],
    ['during a self-exclusion', breakOf('self_exclude', '6m'), ['Your self-exclusion has begun']],
    ['while staff block stakes', block('stakes')],
    ['while staff block withdrawals', block('withdrawals')],
    ['while staff block marketing', block('marketing')],
    ['while staff block everything', block('all')],
    [
      'after a limit was lowered three times',
      (context) => lower(context, [900, 800, 700, 600]),
      Array(4).fill('Limit set'),
    ],
  ])('%s [D13.11, D13.12]', async (_, begin, told = []) => {
    const context = await newPlayer();
    await tick(context, [inbox]);
    expect([await may(context), await promote(context)]).toEqual([true, true]);
    const shown = async () =>
      (await protectionCalls['protection/session']({ playing: false }, context)).value[0]?.may_promote;
    expect(await shown()).toBe(true);
    await begin(context);
    expect([await may(context), await promote(context), await shown()]).toEqual([false, false, false]);
    const vip = await accountCalls['auth/vip']({}, context);
    expect([vip.levels, vip.nextLevel[0]?.vip_name_next]).toEqual([[], '']);
    expect((await accountCalls['account/missions']({}, context)).value).toEqual([]);
    const { value } = await accountCalls['settings/get_inbox']({}, context);
    expect(value.map(({ title, reward }) => [title.EN, reward])).toEqual(told.map((title) => [title, null]));
  });

  it('after two breaks, for 90 days from the first one on, to the second [D13.11]', async () => {
    const context = await newPlayer();
    const begun = now();
    await breakOf('time_out', '24h')(context);
    bench.clock.advance(day + 1000);
    expect(await promote(context)).toBe(true);
    await breakOf('time_out', '24h')(context);
    bench.clock.advance(day + 1000);
    expect(await promote(context)).toBe(false);
    bench.clock.advance(begun + 90 * day - 1000 - now());
    expect(await promote(context)).toBe(false);
    bench.clock.advance(1000);
    expect(await promote(context)).toBe(true);
  });

  it('ends with a block, and is not begun by limits that are set once or raised', async () => {
    const context = await newPlayer();
    await block('marketing')(context);
    await bench.database.transaction((tx) =>
      unblockPlayer(tx, player(context), { what: 'marketing', by: 'Olga' }, now()),
    );
    await lower(context, [500, 600, 700, 800]);
    expect(await promote(context)).toBe(true);
  });
});

describe('at registration', () => {
  let backend: Awaited<ReturnType<typeof testBackend>>;
  beforeAll(async () => {
    backend = await testBackend();
  });
  afterAll(() => backend.close());

  const form = (account_id: string) => ({
    account_id,
    password: 'correct horse battery 7',
    full_name: `Maria ${account_id === 'first' ? 'Santos' : 'Reyes'}`,
    contact_phone: account_id === 'first' ? '+639171110001' : '+639171110002',
    contact_email: `${account_id}@example.test`,
    date_of_birth: account_id === 'first' ? '1991-02-03' : '1984-05-06',
  });
  const stored = () =>
    backend.database.query<{ account_id: string; product: string; channel: string; source: string }>(
      `select p.account_id, m.product, m.channel, m.source from marketing_consents m join players p on p.id = m.player_id where p.account_id <> 'demo'`,
    );

  it('nothing is a condition, and what is ticked is stored with the account [D13.07]', async () => {
    expect(await backend.call('auth/signup', form('first'))).toMatchObject({ statusCode: 1 });
    expect(await stored()).toEqual([]);
    const consents = { version: consentVersion, language: 'EN' as const, given: [inbox] };
    expect(await backend.call('auth/signup', { ...form('second'), consents })).toMatchObject({ statusCode: 1 });
    expect(await stored()).toEqual([{ account_id: 'second', ...inbox, source: 'registration' }]);
  });
});
