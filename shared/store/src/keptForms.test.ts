import { describe, expect, test } from '@rstest/core';
import type { FormValues, LeftPage, TypedForm } from './keptForm';
import { KeptForms } from './keptForms';
import { KeptRecord } from './keptRecord';
import type { StorageArea } from './storage';

const minute = 60_000;

/** A tab with forms, whose clock and storage the test has. */
function tab() {
  const stored = new Map<string, string>();
  const area: StorageArea = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  const clock = { now: 1_000_000 };
  const who = { player: '' };
  const options = {
    tab: area,
    page: { restore: (work: () => void) => work() },
    now: () => clock.now,
    player: () => who.player,
  };
  const record = new KeptRecord(options);
  /** Shows a form that nobody has typed into; returns what it was given, and how to end it. */
  const open = (key: string, initial: FormValues, values: FormValues, requestId?: string) => {
    const given: TypedForm[] = [];
    const end = record.follow(key, {
      current: { name: key, initial, values, requestId: () => requestId, take: (typed) => given.push(typed) },
    });
    return { given: given[0], end };
  };
  const ends: (() => void)[] = [];
  const kept = {
    keep(player: string, page?: LeftPage) {
      who.player = player;
      record.keep(page);
      for (const end of ends.splice(0)) end();
    },
    take(key: string, initial: FormValues, player: string) {
      who.player = player;
      const { given, end } = open(key, initial, initial);
      end();
      return given;
    },
    takeState(path: string, player: string) {
      who.player = player;
      return record.takeState(path);
    },
  };
  const show = (name: string, values: FormValues, requestId?: string) => {
    ends.push(open(name, {}, values, requestId).end);
  };
  return { options, stored, clock, kept, show, text: () => stored.get('marquee.forms') ?? '' };
}

const empty = { message: '', amount: null, choice: null };

test('what a player typed is given back to them once, with the key of its submission', () => {
  const { kept, show, text } = tab();
  show('/contact message', { message: 'Hello', amount: 150 }, 'key-1');
  kept.keep('ana');
  expect(kept.take('/contact message', empty, 'ana')).toEqual({
    values: { message: 'Hello', amount: 150 },
    requestId: 'key-1',
  });
  expect(kept.take('/contact message', empty, 'ana')).toBeUndefined();
  expect(text()).toBe('');
});

test('another player gets nothing, and deletes it', () => {
  const { kept, show, text } = tab();
  show('/contact message', { message: 'Hello' });
  kept.keep('ana', { path: '/contact', state: { step: 2 } });
  expect(kept.take('/contact message', empty, '')).toBeUndefined();
  expect(text()).toContain('Hello');
  expect(kept.takeState('/contact', 'ben')).toBeNull();
  expect(text()).toBe('');
  expect(kept.take('/contact message', empty, 'ana')).toBeUndefined();
});

test('what a visitor typed is for whoever logs in next in the tab', () => {
  const { kept, show } = tab();
  show('/contact message', { message: 'I cannot log in' });
  kept.keep('');
  expect(kept.take('/contact message', empty, 'ana')?.values).toEqual({ message: 'I cannot log in' });
});

test('it is kept for half an hour', () => {
  const { kept, show, clock, text } = tab();
  show('/contact message', { message: 'Hello' });
  kept.keep('ana');
  clock.now += 31 * minute;
  expect(kept.take('/contact message', empty, 'ana')).toBeUndefined();
  expect(text()).toBe('');
});

test('the step of a page is given back on that page, once', () => {
  const { kept } = tab();
  kept.keep('ana', { path: '/deposit', state: { draft: { amount: 150 } } });
  expect(kept.takeState('/withdrawal', 'ana')).toBeNull();
  expect(kept.takeState('/deposit', 'ana')).toEqual({ draft: { amount: 150 } });
  expect(kept.takeState('/deposit', 'ana')).toBeNull();
});

test('a form in which nothing was changed is not kept', () => {
  const { kept, show, text } = tab();
  show('/deposit amount', {});
  kept.keep('ana');
  expect(text()).toBe('');
});

test('a form that left the page is not kept', async () => {
  const { options, text } = tab();
  const forms = new KeptForms(options);
  const current = { name: 'f', initial: { message: '' }, values: { message: 'Hello' }, take: () => undefined };
  const leave = forms.follow('f', { current });
  await forms.load();
  forms.keep();
  expect(text()).toContain('Hello');
  await forms.forget();
  leave();
  forms.keep();
  expect(text()).toBe('');
});

test.each([
  'password',
  'new_password',
  'passcode',
  'tac',
  'factor',
  'code',
  'one_time_code',
  'pin',
  'card_number',
  'cvc',
  'token',
  'secret',
])('%s is never kept', (field) => {
  const { kept, show, text } = tab();
  show('/form', { [field]: '123456', message: 'Hello' });
  kept.keep('ana');
  expect(text()).toContain('Hello');
  expect(text()).not.toContain('123456');
});

test.each(['bank_code', 'account_number', 'full_name', 'contact_email', 'amount', 'day'])('%s is kept', (field) => {
  const { kept, show } = tab();
  show('/form', { [field]: 'typed' });
  kept.keep('ana');
  expect(kept.take('/form', { [field]: '' }, 'ana')?.values).toEqual({ [field]: 'typed' });
});

describe('storage is not trusted', () => {
  const now = 1_000_000;
  const record = { player: 'ana', at: now, forms: { f: { values: { message: 'Hello' } } } };
  test.each([
    'nonsense',
    '[]',
    'null',
    '{"player":"ana"}',
    JSON.stringify({ ...record, forms: [] }),
    JSON.stringify({ ...record, forms: { f: null } }),
    JSON.stringify({ ...record, forms: { f: { values: 'Hello' } } }),
    JSON.stringify({ ...record, at: 'now' }),
    JSON.stringify({ ...record, at: now + 60 * minute }),
    JSON.stringify({ ...record, player: 7 }),
    JSON.stringify({ ...record, page: 'deposit' }),
  ])('%s is nothing, and is deleted', (text) => {
    const { kept, stored } = tab();
    stored.set('marquee.forms', text);
    expect(kept.take('f', empty, 'ana')).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test.each([
    ['message', 7],
    ['message', null],
    ['message', 'x'.repeat(5001)],
    ['message', { toString: 1 }],
    ['amount', 1.5],
    ['amount', 1e300],
    ['choice', true],
    ['password', 'typed'],
    ['__proto__', 'x'],
    ['other', 'x'],
  ])('%s does not become %j', (field, value) => {
    const { kept, stored } = tab();
    const values = `{${JSON.stringify(field)}:${JSON.stringify(value)}}`;
    stored.set('marquee.forms', `{"player":"ana","at":${now},"forms":{"f":{"values":${values}}}}`);
    const taken = kept.take('f', { ...empty, password: '' }, 'ana')?.values ?? {};
    expect(Object.keys(taken)).toEqual([]);
  });

  test('blocked or full storage keeps nothing and throws nothing', async () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    for (const area of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
      const { options } = tab();
      const kept = new KeptForms({ ...options, tab: area });
      const current = { name: 'f', initial: {}, values: { message: 'Hello' }, take: () => undefined };
      kept.follow('f', { current });
      const record = await kept.load();
      kept.keep({ path: '/', state: 1 });
      expect(record?.takeState('/')).toBeNull();
      await kept.forget();
    }
  });
});
