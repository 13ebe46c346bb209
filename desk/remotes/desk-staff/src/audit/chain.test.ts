import { describe, expect, it } from '@rstest/core';
import { chainStart, followChain } from './chain';

/** Of an audit that the desk exported. */
const exported = [
  {
    sequence: 1,
    at: 1796056948236,
    actor_kind: 'console',
    actor: 'console',
    actor_name: 'console',
    person: null,
    roles: [],
    second: null,
    site: null,
    act: 'session/owner',
    outcome: 'done',
    error: null,
    target: 'member:520ad536-25c2-4bbb-920d-6b05997ba809',
    reason: null,
    before: null,
    after: '{"name": "Demo Owner", "role": "owner"}',
    amount: null,
    currency: null,
    address: 'console',
    request: null,
    hash: '911706af12a4b3964b092e987f213b3f76f0026a54ba9831b614811a52fbd933',
  },
  {
    sequence: 2,
    at: 1796056948300,
    actor_kind: 'console',
    actor: 'console',
    actor_name: 'console',
    person: null,
    roles: [],
    second: null,
    site: null,
    act: 'session/owner',
    outcome: 'done',
    error: null,
    target: 'member:e2b78d4c-9eda-404c-b61b-96e557b6e571',
    reason: null,
    before: null,
    after: '{"name": "Demo Second", "role": "owner"}',
    amount: null,
    currency: null,
    address: 'console',
    request: null,
    hash: 'eab4b2ed5bb86d6a56c47f688dec6a1dd945baa4624cbf02e52fc46da1bcb957',
  },
  {
    sequence: 3,
    at: 1796056984308,
    actor_kind: 'member',
    actor: '520ad536-25c2-4bbb-920d-6b05997ba809',
    actor_name: 'Demo Owner',
    person: '80267b15-d3d4-4fe4-b28c-1192d53221d9',
    roles: [],
    second: null,
    site: null,
    act: 'session/sign-in',
    outcome: 'done',
    error: null,
    target: null,
    reason: null,
    before: null,
    after: '{"by": "company", "issuer": "http://localhost:4200/sandbox/company", "account": "586c28fcdfde"}',
    amount: null,
    currency: null,
    address: '127.0.0.1',
    request: null,
    hash: '4cf31d4015446f501ac6d743bc4dac0bd1e8aa00c36bae64df72e00b4b033949',
  },
];
type Entry = (typeof exported)[number];
const linesOf = (entries: readonly object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
const changed = (place: number, change: Partial<Entry>) =>
  exported.map((entry, at) => (at === place ? { ...entry, ...change } : entry));

describe('followChain', () => {
  it('fits what the desk exported, in one part or in several', async () => {
    const end = { sequence: 3, hash: exported[2]?.hash, flaw: null };
    expect(await followChain(chainStart, linesOf(exported))).toEqual(end);
    const part = await followChain(chainStart, linesOf(exported.slice(0, 1)));
    expect(await followChain(part, linesOf(exported.slice(1)))).toEqual(end);
  });

  it('names the first entry whose content was changed, and stops there', async () => {
    for (const change of [{ actor_name: 'Somebody' }, { at: 1 }, { after: '{}' }, { address: '' }])
      expect(await followChain(chainStart, linesOf(changed(1, change)))).toMatchObject({
        sequence: 1,
        flaw: { sequence: 2, reason: 'hash' },
      });
  });

  it('names the entry before which one is missing', async () => {
    const lines = linesOf(exported.filter((_, at) => at !== 1));
    expect(await followChain(chainStart, lines)).toMatchObject({ sequence: 1, flaw: { sequence: 3, reason: 'gap' } });
  });

  it('finds a chain that begins later', async () => {
    expect((await followChain(chainStart, linesOf(exported.slice(1)))).flaw).toEqual({ sequence: 2, reason: 'gap' });
  });

  it('throws for what is no JSON', async () => {
    await expect(followChain(chainStart, 'no')).rejects.toThrow(SyntaxError);
  });
});
