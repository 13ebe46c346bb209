import { randomUUID } from 'node:crypto';
import type { CallName, Input } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { identityJob } from '@marquee/platform/identity/checks';
import { takeJobs } from '@marquee/platform/jobs/jobs';
import { tick } from '@marquee/platform/sports/ticker';
import type { IdentityStatus } from '@marquee/protocols/identity/identityCheck';
import { identityPaths } from '@marquee/protocols/identity/messages';
import { providerHeader } from '@marquee/protocols/provider/messages';
import { clockTolerance, coveredRequest, type Keys, signedHeaders } from '@marquee/protocols/signing/signing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { playerCalls } from '../../src/testing/callBodies';
import { doorNames, doors, noDoors } from '../../src/testing/doors';
import { answer, identityPartner } from '../../src/testing/identityPartner';
import { ScriptedFeed } from '../../src/testing/sportsBench';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

/** A site under uk with games and sports, and one whose jurisdiction requires no check. */
const uk = 'casino4.localhost';
const sports = 'sportsbook1.localhost';
const elsewhere = 'localhost';
/** Under ph: with games, and with sports. */
const ph = 'slot1.localhost';
const phSports = 'sportsbook4.localhost';
const clock = manualClock();
const keys = ['the new key of the operator', 'the old key of both'] as const;
const partnerKeys = ['the old key of both'] as const;
const minute = 60_000;
const cash = 2_000_000;

let partner: Awaited<ReturnType<typeof identityPartner>>;
let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  partner = await identityPartner(['the new key of the operator', ...partnerKeys], () => clock.now());
  backend = await testBackend({ mode: partner.mode(keys), clock, log: () => undefined });
  await backend.reset();
  const feed = new ScriptedFeed(backend.clock);
  feed.match('a', 'scheduled', [2000, 3500, 3200]);
  await tick({ ...backend.services, feed });
});
afterAll(async () => {
  await backend.close();
  partner.close();
});
beforeEach(async () => {
  await backend.resetLimits();
  partner.orders.length = 0;
  partner.instead = undefined;
  partner.isSilent = false;
  partner.answers = async () => answer('pending');
});

const call = <N extends CallName>(name: N, input: Input<N>, player: TestPlayer) =>
  backend.call(name, input, { player });
/** Asks about what is due; returns how many checks. */
async function turn(): Promise<number> {
  const { jobs } = backend.services;
  const before = partner.orders.length;
  await jobs.turn([identityJob]);
  await jobs.settled();
  return partner.orders.length - before;
}
const newPlayer = async (site = uk) => {
  const player = await backend.player({ site, cash, identity: 'unanswered' });
  await call('protection/decline_limits', {}, player);
  return player;
};
const checkOf = async (player: TestPlayer) => {
  const [row] = await backend.database.query<{ id: string; status: string; attempt: number }>(
    'select id, status, attempt from identity_checks where player_id = $1 order by attempt desc limit 1',
    [player.id],
  );
  return row ?? { id: '', status: '', attempt: 0 };
};
const shown = async (player: TestPlayer) => (await call('identity/state', {}, player)).value?.[0];

/** Sends a partner's message, which may have one fault. */
async function send(
  event: object | string,
  wrong: { keys?: Keys; at?: number; signedPath?: string; path?: string } = {},
) {
  const { path = identityPaths.events, signedPath = path, at = clock.now() } = wrong;
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const headers = signedHeaders(
    wrong.keys ?? partnerKeys,
    coveredRequest({ method: 'POST', url: signedPath }),
    body,
    at,
  );
  const response = await backend.app.request(path, { method: 'POST', headers, body });
  const answer = (await response.json().catch(() => ({}))) as { outcome?: string; error?: string };
  return answer.outcome ?? `${response.status} ${answer.error}`;
}
const eventOf = (check_id: string, status: IdentityStatus) => ({
  event_id: randomUUID(),
  check_id,
  status,
  reason: null,
});
const report = async (player: TestPlayer, status: IdentityStatus) => send(eventOf((await checkOf(player)).id, status));

const firstGame = async (site: string) => {
  const list = async (game_type: string) =>
    (await backend.call('product/get_games', { game_type, from: 0, count: 1 }, { site })).value?.[0];
  const { provider_code = '', game_code = '' } = (await list('slots')) ?? (await list('livecasino')) ?? {};
  return { provider_code, game_code };
};
const deposit = (player: TestPlayer) =>
  call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 50_000 }, player);
const launch = async (player: TestPlayer) =>
  call('product/launch', { ...(await firstGame(player.site)), mode: 'real', language: 'EN' }, player);

/** Every way to deposit, to play and to a gift, the demo of a game included. */
const ways: Record<string, (player: TestPlayer) => Promise<Pick<Envelope, 'statusMessage'>>> = {
  ...Object.fromEntries(
    doorNames.map((door) => [
      door,
      async (player: TestPlayer) =>
        backend.call(door, doors[door]({ game: await firstGame(player.site), gift: 'x' }), { player }),
    ]),
  ),
  'a demo': async (player) =>
    call('product/launch', { ...(await firstGame(player.site)), mode: 'demo', language: 'EN' }, player),
};
const money = async (player: TestPlayer) => (await call('auth/get_balance', {}, player)).game_balance;

it('every call of a player is known as one that gives something, or as one that does not [D9.24]', () => {
  expect([...doorNames, ...noDoors].sort()).toEqual([...playerCalls].sort());
});

describe('a demo', () => {
  const demo = async (site: string, age_confirmed: boolean) => {
    const input = { ...(await firstGame(site)), language: 'EN', age_confirmed };
    return (await backend.call('product/launch_demo', input, { site })).statusMessage;
  };

  it('needs a player where the profile asks for identity, whatever a visitor confirms [D9.24]', async () => {
    expect(await demo(uk, true)).toBe('demoNeedsPlayer');
  });

  it('asks a visitor for the age where the profile says so, and else nothing [D9.01]', async () => {
    expect([await demo(ph, false), await demo(ph, true)]).toEqual(['ageConfirmationRequired', 'OK']);
    expect(await demo(elsewhere, false)).toBe('OK');
  });

  it('is not there during a break for the player whom it needs', async () => {
    const player = await newPlayer();
    await report(player, 'passed');
    await call('protection/time_out', { request_id: randomUUID(), option: '24h' }, player);
    expect((await ways['a demo']?.(player))?.statusMessage).toBe('timeOut');
  });
});

describe('a player below the least age of a profile, as after a change of profile', () => {
  it.each(Object.keys(ways))('is refused %s one day before the birthday, and not on it [D9.01]', async (way) => {
    await backend.resetLimits();
    const player = await newPlayer(way === 'sports/place_bet' ? phSports : ph);
    const born = (daysYounger: number) => {
      const day = new Date(clock.now() + 8 * 60 * minute + daysYounger * 24 * 60 * minute);
      return `${day.getUTCFullYear() - 21}${day.toISOString().slice(4, 10)}`;
    };
    const bornOn = (day: string) =>
      backend.database.query('update players set date_of_birth = $2 where id = $1', [player.id, day]);
    await bornOn(born(1));
    expect((await ways[way]?.(player))?.statusMessage).toBe(way === 'a demo' ? 'OK' : 'tooYoung');
    await bornOn(born(0));
    expect((await ways[way]?.(player))?.statusMessage).not.toBe('tooYoung');
  });
});

describe('where the profile asks for it, a player', () => {
  it('is handed over after signing up, with what the partner needs and the least age', async () => {
    const player = await newPlayer();
    expect(partner.orders).toEqual([]);
    expect(await turn()).toBe(1);
    const [me] = (await call('settings/profile', {}, player)).value ?? [];
    expect(partner.orders).toMatchObject([
      {
        check_id: (await checkOf(player)).id,
        site: uk,
        player: player.id,
        full_name: expect.stringMatching(/^Player/),
        date_of_birth: me?.date_of_birth,
        email: `${player.account_id}@example.test`,
        address: { line: '1 Example Street', town: 'London', postcode: 'EC1A 1BB' },
        minimum_age: 18,
        language: 'en',
      },
    ]);
    expect(await turn()).toBe(0);
  });

  const refusals = [
    ['pending', 'identityPending'],
    ['documents', 'identityDocuments'],
    ['failed', 'identityFailed'],
  ] as const;
  for (const [status, refusal] of refusals) {
    describe(`whose check is ${status}`, () => {
      let player: TestPlayer;
      let bettor: TestPlayer;
      beforeAll(async () => {
        await backend.resetLimits();
        [player, bettor] = [await newPlayer(), await newPlayer(sports)];
        partner.answers = async () => answer(status);
        await turn();
      });
      it.each(Object.keys(ways))(`is refused %s [D9.24]`, async (way) => {
        const one = way === 'sports/place_bet' ? bettor : player;
        expect((await ways[way]?.(one))?.statusMessage).toBe(refusal);
        expect(await money(one)).toBe(cash);
      });
    });
  }

  it.each(Object.keys(ways))('who has given no address is refused %s [D9.26]', async (way) => {
    await backend.resetLimits();
    const player = await newPlayer(way === 'sports/place_bet' ? sports : uk);
    await report(player, 'passed');
    await backend.database.query('update players set address_line = null where id = $1', [player.id]);
    expect((await ways[way]?.(player))?.statusMessage).toBe('addressNeeded');
  });

  it('is refused before the partner has answered at all, and let in once it has passed', async () => {
    const [player, bettor] = [await newPlayer(), await newPlayer(sports)];
    expect((await deposit(player)).statusMessage).toBe('identityPending');
    partner.answers = async () => answer('passed');
    await turn();
    expect(await shown(player)).toEqual({ status: 'passed', next_step: null });
    for (const way of ['wallet/deposit', 'product/launch', 'a demo'])
      expect((await ways[way]?.(player))?.statusMessage, way).toBe('OK');
    // The site has no rewards; after the guard, that is the answer.
    expect((await ways['minigame/spin']?.(player))?.statusMessage).toBe('notOffered');
    expect((await ways['sports/place_bet']?.(bettor))?.statusMessage).toBe('OK');
  });

  it('may withdraw whatever the result', async () => {
    const player = await newPlayer();
    const [bank] = (await call('wallet/banks', {}, player)).value ?? [];
    const full_name = (await call('settings/profile', {}, player)).value?.[0]?.full_name ?? '';
    const account = {
      request_id: randomUUID(),
      bank_code: bank?.bank_code ?? '',
      holder_name: full_name,
      account_number: bank?.example ?? '',
    };
    const added = await call('wallet/add_bank_account', account, player);
    const bank_account_id = added.value?.[0]?.bank_account_id ?? '';
    const withdraw = () =>
      call('wallet/withdraw', { request_id: randomUUID(), bank_account_id, amount: 100_000 }, player);
    expect((await withdraw()).statusMessage).toBe('OK');
    await report(player, 'failed');
    expect((await withdraw()).statusMessage).toBe('OK');
  });

  it('who was here before gets a check at the next deposit, which is refused until it has passed', async () => {
    const player = await newPlayer();
    await backend.database.query('delete from identity_checks where player_id = $1', [player.id]);
    expect(await shown(player)).toEqual({ status: 'none', next_step: null });
    const both = await Promise.all([deposit(player), deposit(player)]);
    expect(both.map(({ statusMessage }) => statusMessage)).toEqual(['identityPending', 'identityPending']);
    partner.answers = async () => answer('passed');
    expect(await turn()).toBe(1);
    expect((await deposit(player)).statusMessage).toBe('OK');
  });

  it('who was here before may begin the check from the page', async () => {
    const player = await newPlayer();
    await backend.database.query('delete from identity_checks where player_id = $1', [player.id]);
    expect((await call('identity/begin', {}, player)).value).toEqual([{ status: 'pending', next_step: null }]);
    expect((await call('identity/begin', {}, player)).value).toEqual([{ status: 'pending', next_step: null }]);
    expect(await turn()).toBe(1);
  });

  it('who changes their name is checked again, three times at most once one failed', async () => {
    const player = await newPlayer();
    const rename = (full_name: string) =>
      call('settings/profile_update', { full_name, contact_email: 'a@example.test' }, player);
    await report(player, 'passed');
    await rename('Somebody Else');
    expect((await deposit(player)).statusMessage).toBe('identityPending');
    await rename('Somebody  Else');
    expect((await checkOf(player)).attempt).toBe(2);
    await turn();
    expect(partner.orders.at(-1)?.full_name).toBe('Somebody Else');
    await report(player, 'failed');
    await rename('A Third');
    await report(player, 'failed');
    await rename('A Fourth');
    expect(await checkOf(player)).toMatchObject({ attempt: 3, status: 'failed' });
    expect((await deposit(player)).statusMessage).toBe('identityFailed');
  });

  it('whose check failed for good gets another one from staff', async () => {
    const player = await newPlayer();
    const desk = staffDesk(backend);
    const staff = await desk.member();
    const again = { player: player.id, verdict: 'again' } as const;
    expect(await desk.refused(staff, 'players/decide-identity', again, { site: uk })).toBe('nothingToDecide');
    await report(player, 'failed');
    await desk.done(staff, 'players/decide-identity', again, { site: uk });
    expect(await checkOf(player)).toMatchObject({ attempt: 2, status: 'created' });
    expect((await deposit(player)).statusMessage).toBe('identityPending');
    await report(player, 'passed');
    expect((await deposit(player)).statusMessage).toBe('OK');
  });

  it('cannot play on in a game that was open when the check failed, and is paid what was won', async () => {
    const player = await newPlayer();
    await report(player, 'passed');
    const game = await firstGame(uk);
    const session = ((await launch(player)).launch_url ?? '').split('#')[1]?.split('.')[1] ?? '';
    const [row] = await backend.database.query<{ currency: string }>(
      'select currency from play_sessions where id = $1',
      [session],
    );
    const keys = await backend.partners.keys.provider(game.provider_code);
    const wallet = async (path: string, message: object) => {
      const body = JSON.stringify({ session, currency: row?.currency, ...message });
      const url = `/provider/v1/${path}`;
      const signed = signedHeaders(keys, coveredRequest({ method: 'POST', url }), body, clock.now());
      const headers = { [providerHeader]: game.provider_code, ...signed };
      const response = await backend.app.request(url, { method: 'POST', headers, body });
      return ((await response.json()) as { status: string }).status;
    };
    const bet = () => ({ transaction_id: randomUUID(), round_id: randomUUID(), amount: 100 });
    const first = bet();
    expect(await wallet('bet', first)).toBe('ok');
    await report(player, 'failed');
    expect(await wallet('bet', bet())).toBe('identityFailed');
    const win = { ...first, transaction_id: randomUUID(), bet_transaction_id: first.transaction_id, amount: 300 };
    expect(await wallet('win', win)).toBe('ok');
  });
});

describe('where the profile asks for none, a player', () => {
  it('is not checked, and may play', async () => {
    const player = await newPlayer(elsewhere);
    expect(await turn()).toBe(0);
    expect(await shown(player)).toEqual({ status: 'not_asked', next_step: null });
    expect((await call('identity/begin', {}, player)).value).toEqual([{ status: 'not_asked', next_step: null }]);
    expect((await deposit(player)).statusMessage).toBe('OK');
    expect(await turn()).toBe(0);
  });
});

describe('an event', () => {
  it('is applied once: the same again, many at once, and the next page hears of it once', async () => {
    const player = await newPlayer();
    const received: string[] = [];
    const stop = await backend.database.listen('live', (payload) => {
      if (payload.includes('"identity"') && payload.includes(player.id)) received.push(payload);
    });
    const event = eventOf((await checkOf(player)).id, 'passed');
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => send(event)));
    expect(outcomes.sort()).toEqual(['applied', ...Array.from({ length: 11 }, () => 'repeated')]);
    await expect.poll(() => received.length).toBe(1);
    expect(JSON.parse(received[0] ?? '')).toMatchObject({ topic: 'identity', data: { status: 'passed' } });
    await stop();
  });

  it.each([
    ['a key that nobody gave', { keys: ['a guess'] }, '401 badSignature'],
    ['a signature of another path', { signedPath: '/identity/v1/checks' }, '401 badSignature'],
    ['a signature of another query', { signedPath: `${identityPaths.events}?a=1` }, '401 badSignature'],
    ['a time that is over', { at: clock.now() - clockTolerance - 1 }, '401 staleTime'],
    ['a time that is to come', { at: clock.now() + clockTolerance + 1 }, '401 staleTime'],
    ['a path that is none', { path: '/identity/v1/event' }, '404 undefined'],
  ] as const)('with %s is nothing', async (_, wrong, refusal) => {
    const player = await newPlayer();
    expect(await send(eventOf((await checkOf(player)).id, 'passed'), wrong)).toBe(refusal);
    expect((await checkOf(player)).status).toBe('created');
  });

  it('that is replayed is refused after five minutes, and changes nothing until then', async () => {
    const player = await newPlayer();
    const event = eventOf((await checkOf(player)).id, 'pending');
    const at = clock.now();
    expect(await send(event, { at })).toBe('applied');
    await report(player, 'documents');
    clock.advance(clockTolerance);
    expect(await send(event, { at })).toBe('repeated');
    expect((await checkOf(player)).status).toBe('documents');
    clock.advance(1);
    expect(await send(event, { at })).toBe('401 staleTime');
  });

  it.each(['the new key of the operator', 'the old key of both'])('is taken with %s in a rotation', async (key) => {
    const player = await newPlayer();
    expect(await send(eventOf((await checkOf(player)).id, 'passed'), { keys: [key] })).toBe('applied');
  });

  it.each([
    ['a huge one', 'x'.repeat(5000), '413 tooLarge'],
    ['one that is no JSON', '{', '400 badMessage'],
    ['one of another shape', { status: 'passed' }, '400 badMessage'],
    ['one with a status that is none', { ...eventOf('x', 'passed'), status: 'created' }, '400 badMessage'],
    ['one of a check that nobody ordered', eventOf(randomUUID(), 'passed'), '404 unknownCheck'],
  ])('is refused: %s', async (_, event, refusal) => expect(await send(event)).toBe(refusal));

  it('whose id belongs to another one is refused', async () => {
    const player = await newPlayer();
    const event = eventOf((await checkOf(player)).id, 'pending');
    await send(event);
    expect(await send({ ...event, status: 'passed' })).toBe('409 eventIdReused');
    expect((await checkOf(player)).status).toBe('pending');
  });

  const orders = <T>(of: readonly T[]): T[][] =>
    of.length < 2
      ? [[...of]]
      : of.flatMap((one) => orders(of.filter((other) => other !== one)).map((rest) => [one, ...rest]));
  it.each(
    orders(['pending', 'documents', 'passed', 'failed'] as const).map((told) => [told.join(', '), told] as const),
  )('never makes a failed check pass: %s', async (_, told) => {
    const player = await newPlayer();
    const outcomes = new Map<string, string>();
    for (const status of told) outcomes.set(status, await report(player, status));
    expect((await checkOf(player)).status).toBe('failed');
    expect((await deposit(player)).statusMessage).toBe('identityFailed');
    const isLie = told.indexOf('passed') > told.indexOf('failed');
    expect(outcomes.get('passed')).toBe(isLie ? 'contradicts' : 'applied');
    const written = await backend.database.query<{ outcome: string }>(
      "select outcome from identity_events where check_id = $1 and status = 'passed'",
      [(await checkOf(player)).id],
    );
    expect(written).toEqual([{ outcome: outcomes.get('passed') }]);
  });
});

describe('a partner', () => {
  it('that does not answer for ten minutes is asked again, and the player sees that it is pending', async () => {
    const player = await newPlayer();
    partner.isSilent = true;
    for (let passed = 0; passed < 10 * minute; passed += 2 * minute) {
      // Each look asks one while the partner is silent.
      while ((await turn()) > 0);
      expect((await deposit(player)).statusMessage).toBe('identityPending');
      expect(await shown(player)).toEqual({ status: 'pending', next_step: null });
      clock.advance(2 * minute);
    }
    const { id } = await checkOf(player);
    const asked = partner.orders.filter(({ check_id }) => check_id === id);
    expect(asked.length).toBeGreaterThanOrEqual(4);
    expect(new Set(asked.map((order) => JSON.stringify(order))).size).toBe(1);
    partner.isSilent = false;
    partner.answers = async () => answer('passed');
    await turn();
    expect((await deposit(player)).statusMessage).toBe('OK');
  });

  it.each([
    ['that signs nothing', () => Response.json(answer('passed'))],
    ['that is down', () => new Response('down', { status: 502 })],
    ['that answers without end', () => new Response('x'.repeat(20_000))],
  ])('%s is not believed', async (_, instead) => {
    const player = await newPlayer();
    partner.instead = instead;
    await turn();
    expect((await checkOf(player)).status).toBe('created');
    expect((await deposit(player)).statusMessage).toBe('identityPending');
    partner.instead = undefined;
    partner.answers = async () => answer('passed');
    clock.advance(minute);
    await turn();
    expect((await checkOf(player)).status).toBe('passed');
  });

  it.each(['http://partner.example/x', '//partner.example', 'javascript:alert(1)'])(
    'that sends players to %s is not understood',
    async (url) => {
      const player = await newPlayer();
      const expires_at = clock.now() + minute;
      partner.answers = async () => ({ ...answer('documents'), next_step: { kind: 'redirect', url, expires_at } });
      await turn();
      expect(await shown(player)).toEqual({ status: 'pending', next_step: null });
    },
  );

  it('that asks for documents says where, and again when the address has expired', async () => {
    const player = await newPlayer();
    let page = 0;
    partner.answers = async () => ({
      ...answer('documents'),
      next_step: {
        kind: 'redirect',
        url: `https://partner.example/${++page}`,
        expires_at: clock.now() + 5 * minute,
      },
    });
    // The event has no URL: the partner is asked for it.
    expect(await report(player, 'documents')).toBe('applied');
    await turn();
    expect(await shown(player)).toMatchObject({
      status: 'documents',
      next_step: { url: expect.stringMatching(/^https:\/\/partner\.example\/\d+$/) },
    });
    const before = page;
    clock.advance(5 * minute);
    expect((await shown(player))?.next_step).toBeNull();
    await turn();
    expect(page).toBeGreaterThan(before);
    expect((await shown(player))?.next_step).not.toBeNull();
  });

  it('whose event was lost is asked for the state of the check', async () => {
    const player = await newPlayer();
    await turn();
    partner.answers = async () => answer('passed');
    await turn();
    expect((await checkOf(player)).status).toBe('pending');
    clock.advance(2 * minute);
    await turn();
    expect((await checkOf(player)).status).toBe('passed');
  });

  it('whose answer is overtaken by an event changes nothing, whatever it says', async () => {
    for (const late of ['pending', 'passed'] as const) {
      const player = await newPlayer();
      const { id } = await checkOf(player);
      partner.answers = async (order) => {
        if (order.check_id === id) await send(eventOf(id, late === 'pending' ? 'documents' : 'failed'));
        return answer(late);
      };
      await turn();
      expect((await checkOf(player)).status).toBe(late === 'pending' ? 'documents' : 'failed');
    }
  });

  it('is asked once by many processes at once', async () => {
    const player = await newPlayer();
    const { id } = await checkOf(player);
    await Promise.all(Array.from({ length: 12 }, turn));
    expect(partner.orders.filter(({ check_id }) => check_id === id)).toHaveLength(1);
  });

  it('is asked by the next process what the last one had asked when it was killed', async () => {
    const player = await newPlayer();
    const { id } = await checkOf(player);
    // Simulates a process that crashed before the answer.
    const taken = await takeJobs(backend.database, [{ kind: identityJob, most: 1, lease: 30_000 }], clock.now());
    expect(taken).toMatchObject([{ key: id }]);
    expect(await turn()).toBe(0);
    partner.answers = async () => answer('passed');
    const { jobs } = backend.services;
    await jobs.start();
    await expect.poll(async () => (await checkOf(player)).status).toBe('passed');
    const second = await newPlayer();
    await expect.poll(async () => (await checkOf(second)).status).toBe('passed');
    await jobs.stop();
  });
});
