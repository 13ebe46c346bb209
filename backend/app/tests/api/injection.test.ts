import type { CallName } from '@marquee/contract/calls';
import { schemas } from '@marquee/contract/schemas';
import { isFull, rows } from '@marquee/kernel/testing/depth';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { bodyOf, callNames } from '../../src/testing/callBodies';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let player: TestPlayer;
let structure: string;

/** Tables, columns, functions and the number of accounts: what an injection would damage. */
const structureOf = async () => {
  const [row] = await backend.database.query<{ all: string }>(
    `select (select string_agg(table_name || '.' || column_name, ' ' order by 1) from (select table_name, column_name
       from information_schema.columns where table_schema = 'public' order by 1, 2) c)
     || (select count(*) from pg_proc where pronamespace = 'public'::regnamespace) as all`,
  );
  return row?.all ?? '';
};

/** Some calls end sessions. */
const signInAgain = () =>
  backend.database.query('update sessions set ended_at = null, ended_because = null where player_id = $1', [player.id]);

beforeAll(async () => {
  backend = await testBackend({ scheduler: { after() {}, stop() {} } });
  await backend.reset();
  player = await backend.player({ account_id: 'target_1', cash: 100_000 });
  structure = await structureOf();
});
afterAll(() => backend.close());

/** The attacks for every field, by their intended effect. */
const attacks: Record<string, string[]> = {
  SQL: [
    "'; drop table players; --",
    '" or ""="',
    '1); drop schema public cascade; --',
    "\\'; delete from sessions; --",
    '%',
    '$1',
  ],
  script: [
    '<script>alert(1)</script>',
    '"><svg/onload=alert(1)>',
    'javascript:alert(1)',
    '</textarea><img src=x onerror=a()>',
  ],
  header: ['x\r\nSet-Cookie: owned=1', 'x\nLocation: //evil.test', 'x%0d%0aSet-Cookie:%20owned=1', 'x\u0085X-Owned: 1'],
  'NUL and broken text': ['a\u0000b', 'a%00b', '\ud800', '\u{1F4A9}\udc00'],
  template: ['{{site_name}}', `\${7*7}`, '%s%n%x', '#{7*7}'],
  path: ['../../../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'file:///etc/passwd', '\\\\evil.test\\x'],
  prototype: ['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  unicode: [
    '\u202egnp.exe',
    'de\u200bmo',
    'd\u0435mo',
    '\uff44\uff45\uff4d\uff4f',
    `e${'\u0301'.repeat(90)}`,
    'İıſ',
    '\ufeffdemo',
  ],
  size: ['x'.repeat(3000), '\u{1F3B0}'.repeat(9000)],
};

/** The attacks of a kind for the field of this number: all in full runs, else one of every sixth kind. */
const attacksOn = (field: number, kind: number, texts: string[]) =>
  isFull ? texts : texts.filter((_, n) => field % 6 === kind % 6 && n === Math.floor(field / 6) % texts.length);

type Path = (string | number)[];
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  options?: readonly Shape[];
  wrapped?: Shape;
}

/** Paths of all values in a body: entries of objects, items of lists, options of unions. */
function leavesOf(shape: Shape, path: Path = []): Path[] {
  if (shape.wrapped) return leavesOf(shape.wrapped, path);
  if (shape.entries) return Object.entries(shape.entries).flatMap(([name, entry]) => leavesOf(entry, [...path, name]));
  if (shape.item) return leavesOf(shape.item, [...path, 0]);
  const nested = (shape.options ?? []).filter((option) => typeof option === 'object');
  return nested.length > 0 ? nested.flatMap((option) => leavesOf(option, path)) : [path];
}

/** A copy with a value at a path; missing lists and objects on the way are created. */
function withValue(from: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(from) ? [...from] : { ...(from as object) }) as Record<string | number, unknown>;
  copy[step] = withValue(copy[step] ?? (typeof rest[0] === 'number' ? [] : {}), rest, value);
  return copy;
}

/** The allowed headers of an answer; any other was injected. */
const headers = [
  'cache-control',
  'content-encoding',
  'content-type',
  'set-cookie',
  'vary',
  'x-content-type-options',
  'x-request-id',
];

async function tried(name: string, body: unknown): Promise<Record<string, unknown>> {
  await backend.resetLimits();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await backend.post(`/api/${name}`, text);
  const answer = await response.text();
  const shown = `${name} ${text.slice(0, 300)} → ${response.status} ${answer.slice(0, 200)}`;
  expect(response.status, shown).toBeLessThan(500);
  expect(
    [...response.headers.keys()].filter((header) => !headers.includes(header)),
    shown,
  ).toEqual([]);
  expect(
    response.headers.getSetCookie().filter((line) => !/^marquee_\w+=/.test(line)),
    shown,
  ).toEqual([]);
  expect(response.headers.get('content-type'), shown).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-content-type-options'), shown).toBe('nosniff');
  expect(answer, shown).not.toMatch(/\.ts:\d+|node_modules|\bselect \b|syntax error|violates|root:x:0/i);
  const envelope = JSON.parse(answer) as Record<string, unknown>;
  expect([typeof envelope.statusCode, typeof envelope.statusMessage], shown).toEqual(['number', 'string']);
  return envelope;
}

const carriedFields = ['domain_name', 'external_id', 'account_id', 'auth'];
const fieldsOf = (name: CallName): Path[] => [
  ...carriedFields.map((field) => [field]),
  ...leavesOf(schemas[name].input as unknown as Shape),
];

describe('every field of every call', () => {
  it('is found, also in lists and choices', () => {
    expect(fieldsOf('sports/place_bet').map((path) => path.join('.'))).toEqual(
      expect.arrayContaining(['legs.0.selection_id', 'legs.0.odds', 'sizes.0', 'policy', 'auth']),
    );
    expect(fieldsOf('wallet/payment').map(String)).toEqual(expect.arrayContaining(['payment_id', 'request_id']));
  });

  for (const [number, [kind, texts]] of Object.entries(attacks).entries()) {
    it(`stores as text or refuses: ${kind}`, async () => {
      let field = 0;
      for (const [position, name] of callNames.entries()) {
        // The same code reads the fields common to all calls, so a few calls are enough for them.
        const isFew = !isFull && position % 12 !== 0;
        const paths = fieldsOf(name).filter(([first]) => !isFew || !carriedFields.includes(String(first)));
        const tries = paths.flatMap((path) => attacksOn(field++, number, texts).map((text) => ({ path, text })));
        if (tries.length > 0) await signInAgain();
        for (const { path, text } of tries) await tried(name, withValue(bodyOf(name, player), path, text));
      }
      await signInAgain();
      expect(await structureOf()).toBe(structure);
      expect(await backend.call('auth/get_balance', {}, { player })).toMatchObject({ statusCode: 1 });
    });
  }

  it('takes no keys that reach a prototype', async () => {
    const poison = '"__proto__":{"polluted":1,"auth":"x","isAdmin":true},"constructor":{"prototype":{"polluted":1}}';
    for (const [position, name] of callNames.entries()) {
      await signInAgain();
      const body = JSON.stringify(bodyOf(name, player));
      // The same code reads all bodies: unless the run is full, each call gets one of the two, in turn.
      const poisoned = [`{${poison},${body.slice(1)}`, `${body.slice(0, -1)},${poison}}`];
      for (const one of rows(poisoned, 2, position)) await tried(name, one);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('accepts no token or name that only a prototype has', async () => {
    const { account_id, auth, ...rest } = bodyOf('auth/get_balance', player);
    const answer = await tried(
      'auth/get_balance',
      `{"__proto__":${JSON.stringify({ account_id, auth })},${JSON.stringify(rest).slice(1)}`,
    );
    expect(answer.statusMessage).toBe('sessionExpired');
  });
});

describe('what is stored', () => {
  beforeAll(async () => {
    await signInAgain();
    await backend.database.query('delete from attempts');
  });

  /** Attacks that are valid text; the others contain control characters or are too long. */
  const takes = Object.values(attacks)
    .flat()
    .filter((text) => text.length <= 100 && !/[\p{Cc}\p{Cs}]/u.test(text));
  const trimmed = (text: string) => text.trim();
  /** Names must not contain invisible characters. */
  const isSeen = (text: string) => !/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);

  it('comes back letter by letter: name, favourite, contact, telemetry, advertisement', async () => {
    // A player whose name can still be changed directly.
    const as = { player: await backend.player() };
    expect(takes.length).toBeGreaterThan(20);
    for (const text of takes) {
      const contact_email = 'a@example.test';
      const named = text.length > 1 && !/\s/.test(text);
      const profile = await backend.call('settings/profile_update', { full_name: `${text}xx`, contact_email }, as);
      if (!isSeen(`${text}xx`.trim())) expect(profile).toMatchObject({ fields: { full_name: 'controlCharacter' } });
      else if (named) expect(profile.value?.[0]?.full_name).toBe(trimmed(`${text}xx`).normalize('NFC'));
      const game = { provider_code: 'JILI', game_code: 'X', game_name: text, game_type: 'SLOTS', img_url: text };
      await backend.call('home/fav_add', game, as);
      const contact = await backend.call('content/contact', {
        full_name: 'So',
        contact_email,
        message: `${text}${'.'.repeat(10)}`,
      });
      const failure = { remote: 'slots', version: text.slice(0, 60), phase: 'entry' as const, cause: text, path: text };
      await backend.call('telemetry/failure', failure);
      await backend.call('settings/adsvisit', { fbp: text, appsflyer_id: text });
      const stored = await backend.database.query<{ text: string }>(
        `select message as text from contact_messages where ticket = $1
         union all (select cause from remote_failures order by created_at desc, ctid desc limit 1)
         union all (select path from remote_failures order by created_at desc, ctid desc limit 1)
         union all (select fbp from ads_visits order by created_at desc, ctid desc limit 1)`,
        [contact.ticket],
      );
      const expected = [trimmed(`${text}${'.'.repeat(10)}`), trimmed(text), trimmed(text), trimmed(text)];
      expect(stored.map((row) => row.text)).toEqual(expected);
    }
  });

  it('is so for whatever a registration brings along', async () => {
    const tracking = ['ch', 'cm', 'pp', 'affiliate_code', 'fbp', 'appsflyer_id', 'visitor_id'] as const;
    const texts = Object.values(attacks).flatMap(([first = '', second = '']) => [first, second]);
    let registered = 0;
    for (const text of texts.filter((one) => takes.includes(one))) {
      registered += 1;
      const form = {
        ...bodyOf('auth/signup'),
        account_id: `inject_${registered}`,
        full_name: isSeen(text) ? `${text}xx` : 'So So',
        password: `${text} 8 letters`,
      };
      const body = { ...form, ...Object.fromEntries(tracking.map((field) => [field, text])) };
      expect(await tried('auth/signup', body)).toMatchObject({ statusCode: 1 });
      const [row] = await backend.database.query<{ tracking: Record<string, string> }>(
        'select tracking from players where account_id = $1',
        [`inject_${registered}`],
      );
      expect(row?.tracking).toEqual(Object.fromEntries(tracking.map((field) => [field, trimmed(text)])));
      const { account_id, password } = form;
      expect(await tried('auth/login', { account_id, password, domain_name: 'localhost' })).toMatchObject({
        statusCode: 1,
      });
    }
    expect(registered).toBeGreaterThan(8);
  });
});

describe('account ids', () => {
  for (const lookalike of [
    'd\u0435mo',
    'de\u200bmo',
    '\uff44\uff45\uff4d\uff4f',
    'demo\u202e',
    'dem\u00f6',
    'DEMO\u0130',
  ]) {
    it(`that only look like another (${JSON.stringify(lookalike)}) are refused`, async () => {
      const answer = await tried('auth/signup', { ...bodyOf('auth/signup'), account_id: lookalike });
      expect(answer.fields).toEqual({ account_id: 'accountIdFormat' });
    });
  }
});

describe('headers of a request', () => {
  beforeAll(async () => {
    await signInAgain();
    await backend.database.query('delete from attempts');
  });

  const hostile = [
    "'; drop table players; --",
    '<script>alert(1)</script>',
    '%0d%0aSet-Cookie:owned=1',
    'x'.repeat(8000),
    '\u00ff\u00fe',
    '../..',
  ];
  for (const header of [
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'host',
    'cookie',
    'accept-encoding',
    'x-request-id',
    'referer',
  ]) {
    it(`${header} changes nothing but what it is for`, async () => {
      for (const value of hostile) {
        const response = await backend.post('/api/auth/get_balance', bodyOf('auth/get_balance', player), {
          [header]: header === 'cookie' ? `${backend.browser.header(player.auth)}; own=${value}` : value,
        });
        expect(await response.json()).toMatchObject({ statusCode: 1 });
        expect(response.headers.get('set-cookie')).toBeNull();
        expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      }
      expect(await structureOf()).toBe(structure);
    });
  }
});
