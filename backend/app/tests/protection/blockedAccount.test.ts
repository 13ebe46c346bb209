import { randomUUID } from 'node:crypto';
import type { CallName, Input } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { rows } from '@marquee/kernel/testing/depth';
import { sendMessage } from '@marquee/platform/account/inbox';
import { seedPassedCheck } from '@marquee/platform/identity/checks';
import { jurisdictionCodes, jurisdictions } from '@marquee/platform/jurisdictions/jurisdictions';
import { day, hour } from '@marquee/platform/protection/periods';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites } from '@marquee/platform/sites/sites';
import { tick } from '@marquee/platform/sports/ticker';
import { walletClient } from '@marquee/protocols/provider/client';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { type Door, doorNames, doors } from '../../src/testing/doors';
import { ScriptedFeed } from '../../src/testing/sportsBench';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
  await backend.reset();
  const feed = new ScriptedFeed(backend.clock);
  feed.match('a', 'scheduled', [2000, 3500, 3200]);
  await tick({ ...backend.services, feed });
});
afterAll(() => backend.close());

const sandbox = openSites(sandboxSites, () => undefined).all();
/** The longest breaks of each jurisdiction; the two kinds alternate unless the run is full. */
const breaks = jurisdictionCodes.flatMap((code, position) =>
  rows(
    [
      [code, 'time_out', jurisdictions[code].timeOuts.at(-1)?.option ?? ''] as const,
      [code, 'self_exclude', jurisdictions[code].exclusions.at(-1)?.option ?? ''] as const,
    ],
    2,
    position,
  ),
);

/** Everything that a player had open when the break began, in two sign-ins. */
interface Before {
  player: TestPlayer;
  /** The same person, signed in on another device. */
  elsewhere: TestPlayer;
  game: { provider_code: string; game_code: string };
  /** A running game: its key, and its session at the provider. */
  key: string;
  session: string;
  /** A launch URL that was not opened yet. */
  token: string;
  gift: string;
  bank: string;
  balance: number;
}

const password = 'correct horse battery 7';
const cash = 2_000_000;
const call = <N extends CallName>(name: N, input: Input<N>, player: TestPlayer) =>
  backend.call(name, input, { player });
const tokenOf = (url: string | undefined) => url?.split('#')[1] ?? '';
const play = async (path: string, body: object) =>
  (await (await backend.post(`/play/api/${path}`, body)).json()) as Envelope & { key?: string };
const balanceOf = async (player: TestPlayer) => (await call('auth/get_balance', {}, player)).game_balance ?? 0;

async function signIn({ account_id, site }: TestPlayer) {
  const { token } = await backend.call('auth/login', { account_id, password }, { site });
  return token ?? '';
}

async function prepare(site: string): Promise<Before> {
  const player = await backend.player({ site, cash });
  const elsewhere = { ...player, auth: await signIn(player) };
  const first = async (game_type: string) =>
    (await backend.call('product/get_games', { game_type, from: 0, count: 1 }, { site })).value?.[0];
  const { provider_code = '', game_code = '' } = (await first('slots')) ?? (await first('livecasino')) ?? {};
  const game = { provider_code, game_code };
  const launch = () => call('product/launch', { ...game, mode: 'real', language: 'EN' }, player);
  const running = tokenOf((await launch()).launch_url);
  const opened = await play('open', { token: running });
  const token = tokenOf((await launch()).launch_url);
  await sendMessage(
    backend.database,
    player,
    { key: 'gift', title: { EN: 'Gift' }, body: { EN: '' }, reward: { account: 'game_token', amount: 5 } },
    backend.clock.now(),
  );
  const inbox = await call('settings/get_inbox', {}, player);
  const banks = (await call('wallet/banks', {}, player)).value ?? [];
  const [bank] = banks;
  const [owner] = await backend.database.query<{ full_name: string }>('select full_name from players where id = $1', [
    player.id,
  ]);
  const account = {
    request_id: randomUUID(),
    bank_code: bank?.bank_code ?? '',
    holder_name: owner?.full_name ?? '',
    account_number: bank?.example ?? '',
  };
  const added = await call('wallet/add_bank_account', account, player);
  return {
    player,
    elsewhere,
    game,
    key: opened.key ?? '',
    session: running.split('.')[1] ?? '',
    token,
    gift: inbox.value?.find(({ reward }) => reward !== null)?.inbox_id ?? '',
    bank: added.value?.[0]?.bank_account_id ?? '',
    balance: await balanceOf(player),
  };
}

async function staked({ session, game }: Before) {
  const { provider_code } = game;
  const [row] = await backend.database.query<{ currency: string }>('select currency from play_sessions where id = $1', [
    session,
  ]);
  const id = randomUUID();
  const call = walletClient(backend.app.request.bind(backend.app), backend.partners.keys.provider, backend.clock.now);
  const message = { session, transaction_id: id, round_id: id, amount: 100, currency: row?.currency ?? '' };
  return { statusMessage: (await call(provider_code, 'bet', message)).status };
}

/** A call that gives something, with a valid input. */
const use = (door: Door, before: Before, player: TestPlayer) =>
  backend.call(door, doors[door](before), { player }) as Promise<Pick<Envelope, 'statusMessage'>>;

/** Every way to a game, a payment or a gift. Each must be refused during a break, whatever was begun before. */
const closed: Record<string, (before: Before) => Promise<Pick<Envelope, 'statusMessage'>>> = {
  ...Object.fromEntries(doorNames.map((door) => [door, (before: Before) => use(door, before, before.player)])),
  ...Object.fromEntries(
    (['wallet/deposit', 'product/launch', 'sports/place_bet'] as const).map((door) => [
      `${door} in another sign-in`,
      (before: Before) => use(door, before, before.elsewhere),
    ]),
  ),
  'deposit after signing in anew': async (before) =>
    use('wallet/deposit', before, { ...before.player, auth: await signIn(before.player) }),
  'a launch address from before': ({ token }) => play('open', { token }),
  'a round of the running game': ({ key }) => play('play', { key, request_id: randomUUID(), stake: 100, bet: {} }),
  'a provider’s bet in the running game': staked,
};

/** What must stay open: the player's money and documents. */
const open: Record<string, (before: Before) => Promise<Envelope>> = {
  withdrawal: ({ player, bank }) =>
    call('wallet/withdraw', { request_id: randomUUID(), bank_account_id: bank, amount: 100_000 }, player),
  'withdrawal in another sign-in': ({ elsewhere, bank }) =>
    call('wallet/withdraw', { request_id: randomUUID(), bank_account_id: bank, amount: 100_000 }, elsewhere),
  statement: ({ player }) => call('wallet/statement', { type: '', status: '', page: 1, count: 10 }, player),
  transactions: ({ player }) => call('wallet/transactions', { type: '', status: '', page: 1, count: 10 }, player),
  'bet history': ({ player }) => call('wallet/bets', { type: '', status: '', page: 1, count: 10 }, player),
  inbox: ({ player }) => call('settings/get_inbox', {}, player),
  profile: ({ player }) => call('settings/profile', {}, player),
  'limits, which may still be lowered': ({ player }) =>
    call('protection/set_limit', { kind: 'deposit', period: 'day', amount: 50_000 }, player),
  'the list of sign-ins': ({ player }) => call('auth/sessions', {}, player),
};

describe.each(breaks)('on a site of profile %s, %s of %s', (code, kind, option) => {
  const refusal = kind === 'time_out' ? 'timeOut' : 'selfExcluded';
  let before: Before;
  beforeAll(async () => {
    await backend.resetLimits();
    before = await prepare(sandbox.find(({ jurisdiction }) => jurisdiction === code)?.domain_name ?? '');
    if (jurisdictions[code].optOutIsActiveChoice) await call('protection/decline_limits', {}, before.player);
    const answer = await call(`protection/${kind}`, { request_id: randomUUID(), option }, before.player);
    expect(answer.statusMessage).toBe('OK');
  });

  it.each(Object.keys(closed))('closes %s [D9.15]', async (door) => {
    expect((await closed[door]?.(before))?.statusMessage).toBe(refusal);
  });

  it('has taken and given nothing [D9.15]', async () => {
    expect(before.balance).toBe(cash);
    expect(await balanceOf(before.player)).toBe(cash);
  });

  it('hides gifts, and keeps them for later', async () => {
    const gifts = async () =>
      ((await call('settings/get_inbox', {}, before.player)).value ?? []).filter(({ reward }) => reward);
    expect(before.gift).not.toBe('');
    expect(await gifts()).toEqual([]);
  });

  it.each(Object.keys(open))('leaves open %s [D9.17]', async (door) => {
    expect((await open[door]?.(before))?.statusMessage).toBe('OK');
  });
});

/** Another account of the player's person, by proved identity, on another site. */
async function secondIdentity({ id, site }: TestPlayer): Promise<TestPlayer> {
  const elsewhere = sandbox.find(({ domain_name }) => domain_name !== site) ?? expect.unreachable();
  const second = await backend.player({ site: elsewhere.domain_name });
  const { database, clock, persons } = backend.services;
  await database.transaction(async (transaction) => {
    await transaction.query(
      `update players set (full_name, date_of_birth) = (select full_name, date_of_birth from players where id = $2)
       where id = $1`,
      [second.id, id],
    );
    for (const player of [id, second.id]) {
      await seedPassedCheck(transaction, elsewhere, player, clock.now());
      await transaction.query("update identity_checks set status = 'passed' where player_id = $1", [player]);
      await persons.mark(transaction, player, clock.now());
    }
  });
  return second;
}

describe.each(rows([['time_out', '24h'] as const, ['self_exclude', '6m'] as const], 2))(
  '%s begun with a second identity on a second site',
  (kind, option) => {
    const refusal = kind === 'time_out' ? 'timeOut' : 'selfExcluded';
    let before: Before;
    beforeAll(async () => {
      await backend.resetLimits();
      before = await prepare('localhost');
      const second = await secondIdentity(before.player);
      expect((await call(`protection/${kind}`, { request_id: randomUUID(), option }, second)).statusMessage).toBe('OK');
    });

    it('closes every door at once, and moves no money [D9.15] [D9.20]', async () => {
      const answers = await Promise.all(
        Object.entries(closed).map(async ([door, use]) => [door, await use(before)] as const),
      );
      expect(answers.filter(([, { statusMessage }]) => statusMessage !== refusal)).toEqual([]);
      expect(await balanceOf(before.player)).toBe(cash);
    });

    it.each(Object.keys(open))('leaves open %s [D9.17]', async (door) => {
      expect((await open[door]?.(before))?.statusMessage).toBe('OK');
    });
  },
);

describe('while the account is being closed', () => {
  let before: Before;
  /** The other sign-in has ended, and so have its games; the rest has refusals of its own. */
  const refusalOf = (door: string) =>
    /another sign-in|from before|running game/.test(door) ? 'sessionExpired' : 'accountClosing';
  beforeAll(async () => {
    await backend.resetLimits();
    before = await prepare('localhost');
    await call('account/close', { request_id: randomUUID(), bank_account_id: null }, before.player);
  });

  it.each(Object.keys(closed))('closes %s', async (door) => {
    expect((await closed[door]?.(before))?.statusMessage).toBe(refusalOf(door));
  });

  it('has moved no money, and hides gifts', async () => {
    expect(await balanceOf(before.player)).toBe(cash);
    const inbox = (await call('settings/get_inbox', {}, before.player)).value ?? [];
    expect(inbox.filter(({ reward }) => reward)).toEqual([]);
  });

  it.each(Object.keys(open).filter((door) => !door.includes('another sign-in')))('leaves open %s', async (door) => {
    expect((await open[door]?.(before))?.statusMessage).toBe('OK');
  });
});

describe('after a time-out', () => {
  it('everything is available again, old games stay ended, and the gift is available', async () => {
    const before = await prepare('localhost');
    await call('protection/time_out', { request_id: randomUUID(), option: '24h' }, before.player);
    backend.clock.advance(day + hour);
    const player = { ...before.player, auth: await signIn(before.player) };
    expect((await closed['product/launch']?.({ ...before, player }))?.statusMessage).toBe('OK');
    expect((await staked(before)).statusMessage).toBe('timeOut');
    expect((await call('settings/claim_inbox', { inbox_id: before.gift }, player)).statusMessage).toBe('OK');
    expect((await call('account/referral', {}, player)).statusMessage).toBe('OK');
  });

  /** Deals this player a hand of video poker. */
  async function openRound(player: TestPlayer): Promise<void> {
    const [game] = await backend.database.query<{ provider_code: string; game_code: string }>(
      "select provider_code, game_code from games where engine = 'videopoker' order by 1, 2 limit 1",
    );
    if (!game) throw new Error('no game');
    const { launch_url } = await call('product/launch', { ...game, mode: 'real', language: 'EN' }, player);
    const opened = (await play('open', { token: tokenOf(launch_url) })) as Envelope & {
      key: string;
      stake: { steps: number[] };
    };
    const stake = opened.stake.steps[0] ?? 0;
    await play('play', { key: opened.key, request_id: randomUUID(), stake, bet: {} });
  }
  const statesOf = async (player: TestPlayer) => {
    const rows = await backend.database.query<{ state: string }>(
      `select r.state from game_rounds r join play_sessions p on p.id = r.play_session_id where p.player_id = $1`,
      [player.id],
    );
    return rows.map(({ state }) => state);
  };

  it('an open round has been ended and paid', async () => {
    const { player } = await prepare('localhost');
    await openRound(player);
    await call('protection/time_out', { request_id: randomUUID(), option: '24h' }, player);
    expect(await statesOf(player)).toEqual(['open']);
    backend.clock.advance(61_000);
    await backend.partners.tidy();
    expect(await statesOf(player)).toEqual(['settled']);
  });

  it('a round that cannot be ended does not block others', async () => {
    const [lost, other] = [await prepare('localhost'), await prepare('localhost')];
    for (const { player } of [lost, other]) {
      await openRound(player);
      await call('protection/time_out', { request_id: randomUUID(), option: '24h' }, player);
    }
    const lose = 'delete from sandbox_sessions where id in (select id from play_sessions where player_id = $1)';
    await backend.database.query(lose, [lost.player.id]);
    backend.clock.advance(61_000);
    await backend.partners.tidy();
    expect(await statesOf(other.player)).toEqual(['settled']);
  });
});
