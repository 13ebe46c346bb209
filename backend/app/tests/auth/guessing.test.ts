import { createHash } from 'node:crypto';
import type { CallName } from '@marquee/contract/calls';
import type { Refusal } from '@marquee/kernel/refusal';
import { isFull } from '@marquee/kernel/testing/depth';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { rateLimits } from '@marquee/platform/api/rateLimits';
import { codeAllowances, codePauses } from '@marquee/platform/auth/codePace';
import { codeRules } from '@marquee/platform/auth/codes';
import { passwordCost } from '@marquee/platform/auth/passwords';
import { longestSession } from '@marquee/platform/auth/tokens';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';
import { testBrowser } from '../../src/testing/testBrowser';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const minute = 60_000;
const password = 'correct horse battery 7';

/** A separate browser at a network address: makes calls over HTTP, and returns their results. */
function somebody(address: string) {
  const browser = testBrowser();
  return async (name: CallName, input: object): Promise<string> => {
    await backend.resetLimits();
    const response = await backend.app.request(
      `/api/${name}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: browser.header() },
        body: JSON.stringify({ domain_name: 'localhost', ...input }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
    browser.take(response.headers.getSetCookie());
    await backend.services.jobs.settled();
    return ((await response.json()) as { statusMessage: string }).statusMessage;
  };
}

/** Signs in from a network address with an unknown browser. */
const login = (address: string, account_id: string, typed: string) =>
  somebody(address)('auth/login', { account_id, password: typed });

/** Counts results. */
function counted(answers: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

describe('an account', () => {
  it('takes twelve right passwords at the same moment', async () => {
    const { account_id } = await backend.player();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('192.0.2.9', account_id, password)));
    expect(counted(answers)).toEqual({ OK: 12 });
  });

  it('takes eight wrong ones and no more, also at the same moment, from an IPv4 address or an IPv6 network', async () => {
    const { account_id } = await backend.player();
    const eight = { invalidCredentials: 8, tooManyAttempts: 4 };
    const many = (address: (at: number) => string) =>
      Promise.all(Array.from({ length: 12 }, (_, at) => login(address(at), account_id, 'wrong one')));
    expect(counted(await many(() => '192.0.2.9'))).toEqual(eight);
    expect(counted(await many((at) => `2001:db8:1:2:${at}::7`))).toEqual(eight);
    expect(await login('2001:db8:1:3::7', account_id, password)).toBe('OK');
  });

  it('is open to its owner whatever strangers do: from a browser that it knows, and from any network where nobody failed', async () => {
    const { account_id } = await backend.player();
    const owner = somebody('192.0.2.9');
    const right = { account_id, password };
    expect(await owner('auth/login', right)).toBe('OK');
    await login('192.0.2.9', account_id, 'wrong one');
    // As if the failures had continued, from here and elsewhere.
    await backend.database.query('update attempts set count = 1000');
    expect(await login('192.0.2.9', account_id, password)).toBe('tooManyAttempts');
    expect(await owner('auth/login', right)).toBe('OK');
    expect(await login('192.0.2.10', account_id, password)).toBe('OK');
  });

  it('judges strangers one by one, two seconds apart, once fifty of them failed, also at the same moment', async () => {
    const { account_id } = await backend.player();
    // So that the queue has no waiting time.
    await backend.database.query(`insert into attempts (key, count, since) values ($1, 0, $2)`, [
      createHash('sha256').update(`turn\nlocalhost ${account_id}`).digest('hex'),
      backend.clock.now() + 8_000,
    ]);
    const guesses = Array.from({ length: 60 }, (_, at) => login(`192.0.2.${at}`, account_id, 'wrong one'));
    expect(counted(await Promise.all(guesses))).toEqual({ invalidCredentials: 50, tooManyAttempts: 10 });
    expect(await login('198.51.100.1', account_id, password)).toBe('tooManyAttempts');
    backend.clock.advance(10_000);
    expect(await login('198.51.100.1', account_id, password)).toBe('OK');
  });

  it('slows a browser that it knows by its own failures', async () => {
    const { account_id } = await backend.player();
    const owner = somebody('192.0.2.9');
    await owner('auth/login', { account_id, password });
    for (let at = 0; at < 8; at++)
      expect(await owner('auth/login', { account_id, password: 'wrong one' })).toBe('invalidCredentials');
    expect(await owner('auth/login', { account_id, password })).toBe('tooManyAttempts');
    expect(await login('192.0.2.9', account_id, password)).toBe('OK');
  });
});

describe('an address', () => {
  it('that fails 60 times through many accounts is slowed for a quarter of an hour, and no other address is', async () => {
    const player = await backend.player();
    const { database, clock } = backend;
    for (let at = 0; at < 60; at++) expect(await login('192.0.2.9', `nobody_${at}`, 'x')).toBe('invalidCredentials');
    expect(await login('192.0.2.9', player.account_id, password)).toBe('tooManyAttempts');
    expect(await login('192.0.2.10', player.account_id, password)).toBe('OK');
    clock.advance(15 * minute);
    expect(await login('192.0.2.9', player.account_id, password)).toBe('OK');
    const stored = await database.query<{ key: string }>('select key from attempts');
    for (const { key } of stored) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is not slowed by signing in, however often', async () => {
    const player = await backend.player();
    for (let at = 0; at < 70; at++) expect(await login('192.0.2.9', player.account_id, password)).toBe('OK');
  });
});

describe('the calls of an address', () => {
  /** The burst, and the rate per minute (rateLimits.ts). */
  const all: [CallName, number, number][] = [
    ['auth/login', 30, 30],
    ['auth/login_tac', 30, 30],
    ['auth/tac/verify', 30, 30],
    ['auth/signup', 20, 10],
    ['auth/forgot_password', 10, 5],
    ['auth/reset_password', 20, 10],
    ['auth/update_password', 20, 10],
    ['auth/tac/request_new_register', 20, 10],
    ['auth/tac/request_login', 10, 5],
    ['content/contact', 5, 2],
    ['product/launch_demo', 240, 120],
    ['telemetry/failure', 60, 60],
    ['settings/adsvisit', 20, 10],
    ['auth/get_balance', 2000, 3000],
  ];
  const few = ['auth/login', 'content/contact', 'auth/get_balance'];
  const rates = isFull ? all : all.filter(([name]) => few.includes(name));
  for (const [name, burst, perMinute] of rates) {
    const isShared = name.startsWith('auth/') && name !== 'auth/get_balance';
    it(`${name}: ${burst} at once, then ${perMinute} a minute${isShared ? ', of two processes together' : ''}`, async () => {
      const clock = manualClock();
      const processes = Array.from({ length: isShared ? 2 : 1 }, () => rateLimits(clock, backend.database));
      const tries = async (count: number, address = '192.0.2.1') => {
        let passed = 0;
        for (let at = 0; at < count; at++) {
          try {
            const limits = processes[at % processes.length];
            limits?.count(name, address);
            await limits?.countShared(name, address);
            passed += 1;
          } catch (error) {
            expect((error as Refusal).statusMessage).toBe('tooManyRequests');
          }
        }
        return passed;
      };
      expect(await tries(burst + 50)).toBe(burst);
      expect(await tries(1, '192.0.2.2')).toBe(1);
      clock.advance(minute);
      expect(await tries(perMinute + 50)).toBe(Math.min(burst, perMinute));
      expect(await tries(9000, 'inside')).toBe(9000);
    });
  }
});

describe('a one-time code', () => {
  const codeOf = async (account_id: string) => {
    const [row] = await backend.database.query<{ body: string }>(
      `select o.body from outbox o join players p on p.contact_phone = o.recipient
       where p.account_id = $1 order by o.created_at desc limit 1`,
      [account_id],
    );
    return row?.body.slice(0, 6) ?? '';
  };
  /** The call that requests a code, and the one that uses it. */
  const pairs = [
    ['auth/tac/request_new_register', 'auth/tac/verify'],
    ['auth/tac/request_login', 'auth/login_tac'],
  ] as const;

  for (const [request, use] of pairs) {
    it(`of ${request} is taken by ${use} once, and by nobody else`, async () => {
      const [player, other] = [await backend.player(), await backend.player()];
      const { account_id } = player;
      expect(await backend.call(request, { account_id })).toEqual({ statusCode: 1, statusMessage: 'OK' });
      const tac = await codeOf(account_id);
      const wrong = { statusCode: 0, statusMessage: 'codeWrong', fields: { tac: 'codeWrong' } };
      for (const [, another] of pairs.filter(([, one]) => one !== use)) {
        expect(await backend.call(another, { account_id, tac })).toEqual(wrong);
      }
      expect(await backend.call(use, { account_id: other.account_id, tac })).toEqual(wrong);
      expect(await backend.call(use, { account_id, tac }, { site: 'slot2.localhost' })).toEqual(wrong);
      expect(await backend.call(use, { account_id: account_id.toUpperCase(), tac })).toMatchObject({ statusCode: 1 });
      expect(await backend.call(use, { account_id, tac })).toEqual(wrong);
    });

    it(`of ${request} is void after ${codeRules.attempts} wrong tries, after five minutes, and when a newer one comes`, async () => {
      const { account_id } = await backend.player();
      const ask = async () => {
        expect(await backend.call(request, { account_id })).toMatchObject({ statusCode: 1 });
        return codeOf(account_id);
      };
      const wrongOf = (tac: string) => String((Number(tac) + 1) % 1_000_000).padStart(6, '0');
      const tried = async (tac: string) => (await backend.call(use, { account_id, tac })).statusMessage;
      const guessed = await ask();
      for (let at = 0; at < codeRules.attempts; at++) expect(await tried(wrongOf(guessed))).toBe('codeWrong');
      expect(await tried(guessed)).toBe('codeWrong');
      expect(await backend.call(request, { account_id })).toMatchObject({ statusMessage: 'codeTooSoon' });
      backend.clock.advance(codeRules.pause);
      const late = await ask();
      backend.clock.advance(codeRules.lifetime);
      expect(await tried(late)).toBe('codeWrong');
      const old = await ask();
      backend.clock.advance(codeRules.pause);
      const fresh = await ask();
      if (old !== fresh) expect(await tried(old)).toBe('codeWrong');
      expect(await tried(fresh)).toBe('OK');
    });

    for (const [status, message] of [
      ['blocked', 'BLOCK'],
      ['closed', 'CLOSE'],
    ] as const) {
      it(`that a player asked for with ${request} is answered ${message} once the account is ${status}, and none is sent then`, async () => {
        const { account_id, id } = await backend.player();
        await backend.call(request, { account_id });
        const tac = await codeOf(account_id);
        await backend.database.query('update players set status = $2 where id = $1', [id, status]);
        expect(await backend.call(use, { account_id, tac })).toEqual({ statusCode: 0, statusMessage: message });
        backend.clock.advance(codeRules.pause);
        const sent = (await backend.database.query('select 1 from outbox')).length;
        expect(await backend.call(request, { account_id })).toMatchObject({ statusCode: 1 });
        expect((await backend.database.query('select 1 from outbox')).length).toBe(sent);
      });
    }
  }

  describe('that strangers ask for, too', () => {
    const asked = async (account_id: string) => {
      await backend.call('auth/tac/request_login', { account_id });
      return codeOf(account_id);
    };
    const phoneOf = async (account_id: string) => {
      const [row] = await backend.database.query<{ contact_phone: string }>(
        'select contact_phone from players where account_id = $1',
        [account_id],
      );
      return row?.contact_phone ?? '';
    };
    const sent = async () => (await backend.database.query('select 1 from outbox')).length;

    it('is still the owner’s to use, and theirs is of no use to them or to the owner', async () => {
      const { account_id } = await backend.player();
      const tac = await asked(account_id);
      const stranger = somebody('192.0.2.66');
      expect(await stranger('auth/login_tac', { account_id, tac })).toBe('codeWrong');
      expect(await stranger('auth/tac/request_login', { account_id })).toBe('OK');
      const theirs = await codeOf(account_id);
      const wrong = ['000000', '000001', '000002', '000003', '000004', '000005', tac].filter((code) => code !== theirs);
      for (const guess of wrong) expect(await stranger('auth/login_tac', { account_id, tac: guess })).toBe('codeWrong');
      if (theirs !== tac) expect(await backend.call('auth/login_tac', { account_id, tac: theirs })).toMatchObject(no);
      expect(await backend.call('auth/login_tac', { account_id, tac })).toMatchObject({ statusCode: 1 });
    });
    const no = { statusMessage: 'codeWrong' };

    it('is not made, and makes none void, with a telephone that is not the account’s', async () => {
      const { account_id } = await backend.player();
      const ask = (contact_phone: string) => backend.call('auth/forgot_password', { account_id, contact_phone });
      const live = () => backend.database.query('select 1 from one_time_codes where used_at is null');
      await ask('+639990000001');
      expect([await sent(), (await live()).length]).toEqual([0, 0]);
      backend.clock.advance(minute);
      await ask(await phoneOf(account_id));
      const tac = await codeOf(account_id);
      backend.clock.advance(minute);
      await ask('+639990000001');
      expect([await sent(), (await live()).length]).toEqual([1, 1]);
      const reset = { account_id, tac, new_password: 'a loud harbour 5' };
      expect(await backend.call('auth/reset_password', reset)).toMatchObject({ statusCode: 1 });
    });

    it('comes slower each time, and ten times a day for one network, without slowing the owner', async () => {
      const { account_id } = await backend.player();
      const ask = (at: number) => somebody(`2001:db8:1:2::${at}`)('auth/tac/request_login', { account_id });
      for (const [at, pause] of codePauses.entries()) {
        if (pause > 0) {
          backend.clock.advance(pause - 1);
          expect(await ask(at + 1)).toBe('codeTooSoon');
          backend.clock.advance(1);
        }
        expect(await ask(at + 1)).toBe('OK');
      }
      backend.clock.advance(6 * 60 * minute);
      expect([await ask(99), await sent()]).toEqual(['codeTooSoon', 10]);
      const tac = await asked(account_id);
      expect(await backend.call('auth/login_tac', { account_id, tac })).toMatchObject({ statusCode: 1 });
      backend.clock.advance(24 * 60 * minute);
      expect(await ask(99)).toBe('OK');
    });

    const { codes: free, pause } = codeAllowances.strangersOfAccount;
    const purposes = ['auth/tac/request_login', 'auth/tac/request_new_register', 'auth/forgot_password'] as const;
    /** One request of each of many networks. */
    const crowd = async (name: CallName, input: object, count: number) => {
      const answers: string[] = [];
      for (let at = 0; at < count; at++) answers.push(await somebody(`198.51.${at}.1`)(name, input));
      return answers;
    };

    for (const name of purposes)
      it(`${name}: ${free} times a day for all networks, then once an hour, and at once for a known browser or another purpose`, async () => {
        const { account_id } = await backend.player();
        const owner = somebody('192.0.2.9');
        await owner('auth/login', { account_id, password });
        const contact_phone = await phoneOf(account_id);
        const input = { account_id, contact_phone };
        expect(counted(await crowd(name, input, free + 5))).toEqual({ OK: free, codeTooSoon: 5 });
        for (const other of purposes)
          expect(await somebody('192.0.2.77')(other, input), other).toBe(other === name ? 'codeTooSoon' : 'OK');
        expect(await owner(name, input)).toBe('OK');
        backend.clock.advance(pause);
        expect(counted(await crowd(name, input, 3))).toEqual({ OK: 1, codeTooSoon: 2 });
      });

    it('with a wrong telephone takes nothing from the owner, whom no message reaches', async () => {
      const { account_id } = await backend.player();
      const wrong = { account_id, contact_phone: '+639990000001' };
      await crowd('auth/forgot_password', wrong, 4 * free);
      expect(await sent()).toBe(0);
      const owner = somebody('192.0.2.9');
      expect(await owner('auth/forgot_password', { account_id, contact_phone: await phoneOf(account_id) })).toBe('OK');
      const reset = { account_id, tac: await codeOf(account_id), new_password: 'a loud harbour 5' };
      expect(await owner('auth/reset_password', reset)).toBe('OK');
    });

    it('is answered the same with a right and a wrong telephone, however often', async () => {
      const { account_id } = await backend.player();
      const right = await phoneOf(account_id);
      const answers = async (contact_phone: string, network: string) => {
        const all = await crowd('auth/forgot_password', { account_id, contact_phone }, free + 3);
        const one = somebody(network);
        for (let at = 0; at < 4; at++) {
          all.push(await one('auth/forgot_password', { account_id, contact_phone }));
          backend.clock.advance(minute);
        }
        return all;
      };
      const forWrong = await answers('+639990000001', '192.0.2.1');
      backend.clock.advance(24 * 60 * minute);
      expect(await answers(right, '192.0.2.2')).toEqual(forWrong);
      expect(forWrong).toContain('codeTooSoon');
    });

    it('leaves a message to the owner that still waits', async () => {
      const { account_id } = await backend.player();
      const { sender } = backend.services.adapters;
      const { send } = sender;
      sender.send = () => Promise.reject(new Error('the line is dead'));
      await backend.call('auth/tac/request_login', { account_id });
      await somebody('192.0.2.66')('auth/tac/request_login', { account_id });
      await backend.services.jobs.settled();
      const pending = await backend.database.query("select 1 from messages where state = 'pending'");
      sender.send = send;
      expect(pending).toHaveLength(2);
    });

    it('of one network are paused after 200 a day, and never ended', async () => {
      const { codes, pause: rest } = codeAllowances.network;
      const ask = (name: string) => somebody('192.0.2.66')('auth/tac/request_login', { account_id: name });
      expect(await ask('nobody_0')).toBe('OK');
      await backend.database.query(
        `insert into one_time_codes (id, site, account_key, purpose, code_hash, created_at, expires_at, asked_from)
         select 'many ' || n, site, 'nobody ' || n, purpose, '', created_at, expires_at, asked_from
         from one_time_codes, generate_series(2, $1) n`,
        [codes],
      );
      expect(await ask('nobody_1')).toBe('codeTooSoon');
      expect(await somebody('192.0.2.67')('auth/tac/request_login', { account_id: 'nobody_1' })).toBe('OK');
      backend.clock.advance(rest);
      expect(await ask('nobody_1')).toBe('OK');
    });
  });

  it('that cannot be sent does not reveal that the account exists', async () => {
    const { account_id } = await backend.player();
    const { sender } = backend.services.adapters;
    const { send } = sender;
    sender.send = () => Promise.reject(new Error('the line is dead'));
    for (const [request] of pairs) {
      const nobody = await backend.call(request, { account_id: 'nobody_7' });
      expect(await backend.call(request, { account_id })).toEqual(nobody);
    }
    sender.send = send;
  });

  it('signs in and tells the previous login, as a password does', async () => {
    const { account_id } = await backend.player();
    const before = new Date(backend.clock.now()).toISOString();
    backend.clock.advance(minute);
    await backend.call('auth/tac/request_login', { account_id });
    const answer = await backend.call('auth/login_tac', { account_id, tac: await codeOf(account_id) });
    expect(answer).toMatchObject({ statusCode: 1, user: { account_id }, previous_login: before });
    const player = { account_id, auth: answer.token ?? '' };
    expect(await backend.call('settings/check_status', {}, { player })).toMatchObject({ previous_login: before });
  });
});

describe('what is stored', () => {
  it('holds no password, token or code in any table, only hashes', async () => {
    const { account_id, auth } = await backend.player();
    await backend.call('auth/tac/request_login', { account_id });
    const [message] = await backend.database.query<{ body: string }>('select body from outbox');
    const code = message?.body.slice(0, 6) ?? '';
    await backend.database.script('delete from outbox');
    const tables = await backend.database.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    );
    for (const { name } of tables) {
      const rows = await backend.database.query<{ row: string }>(
        `select t::text as row from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`,
        [auth, password],
      );
      expect(rows, name).toEqual([]);
    }
    const codes = await backend.database.query<{ row: string }>('select code_hash as row from one_time_codes');
    expect(codes.map(({ row }) => row)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(JSON.stringify(codes)).not.toContain(`"${code}"`);
  });

  it('gives every session a token of its own of 256 bits [D5.17]', async () => {
    const { account_id } = await backend.player();
    const tokens = [];
    for (let at = 0; at < 5; at++)
      tokens.push((await backend.call('auth/login', { account_id, password })).token ?? '');
    expect(new Set(tokens).size).toBe(5);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('is hashed anew with the parameters of today when a player signs in with an older hash [D5.12]', async () => {
    const { account_id, id } = await backend.player();
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await backend.database.query('update players set password_hash = $2 where id = $1', [id, weak]);
    const stored = async () =>
      (await backend.database.query<{ h: string }>('select password_hash as h from players where id = $1', [id]))[0]?.h;
    expect(await backend.call('auth/login', { account_id, password: 'wrong' })).toMatchObject({ statusCode: 0 });
    expect(await stored()).toBe(weak);
    expect(await backend.call('auth/login', { account_id, password })).toMatchObject({ statusCode: 1 });
    expect(await stored()).toContain(`$argon2id$v=19$m=${passwordCost.memoryCost},t=2,p=1$`);
    expect(await backend.call('auth/login', { account_id, password })).toMatchObject({ statusCode: 1 });
  });
});

describe('a game', () => {
  type Player = Awaited<ReturnType<typeof backend.player>>;
  const ends: [string, (player: Player) => Promise<unknown>, string][] = [
    ['the player signs out', (player) => backend.call('auth/logout', {}, { player }), 'sessionExpired'],
    ['the session is twelve hours old', async () => backend.clock.advance(longestSession), 'playExpired'],
    [
      'the account is blocked',
      ({ id }) => backend.database.query("update players set status = 'blocked' where id = $1", [id]),
      'sessionExpired',
    ],
  ];
  for (const [when, end, message] of ends) {
    it(`takes no more bets once ${when}`, async () => {
      const player = await backend.player({ cash: 1_000_000 });
      const [game] = await backend.database.query<{ provider_code: string; game_code: string }>(
        "select provider_code, game_code from games where engine = 'slot' order by 1, 2 limit 1",
      );
      if (!game) throw new Error('no game');
      backend.clock.advance(when.includes('twelve') ? minute : 0);
      const launched = await backend.call('product/launch', { ...game, mode: 'real', language: 'EN' }, { player });
      const ask = async (call: string, body: object) =>
        (await (await backend.post(`/play/api/${call}`, body)).json()) as Record<string, never>;
      const { key, stake } = await ask('open', { token: launched.launch_url?.split('#')[1] });
      const { steps } = stake as unknown as { steps: number[] };
      const play = () => ask('play', { key, request_id: crypto.randomUUID(), stake: steps[0], bet: {} });
      expect(await play()).toMatchObject({ statusCode: 1 });
      backend.clock.advance(minute);
      await end(player);
      expect(await play()).toMatchObject({ statusCode: 0, statusMessage: message });
    });
  }
});
