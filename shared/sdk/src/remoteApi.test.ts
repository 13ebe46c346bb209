import { ApiClient } from '@marquee/api/client';
import { callerHeader } from '@marquee/contract/callerHeader';
import { seedKey } from '@marquee/contract/start';
import { expect, test } from '@rstest/core';
import { apiOf } from './remoteApi';

const list = { list: 'new' } as const;
const served = { statusCode: 1, statusMessage: 'OK', value: [] };

/** A page's services, whose backend answers every call; what was asked by whom, and what was reported of whom. */
function page() {
  const asked: string[] = [];
  const reported: string[] = [];
  const api = new ApiClient({
    identity: () => ({ domain_name: 'localhost', external_id: 'marquee', player: { account_id: 'demo', auth: 'a' } }),
    seed: { [seedKey('product/get_list', list)]: served },
    baseUrl: 'http://site.test',
    transport: async (request) => {
      const { url, headers } = request as Request;
      asked.push(`${new URL(url).pathname} ${headers.get(callerHeader)}`);
      return Response.json(served);
    },
  });
  const reportFailure = (remote: string, cause: unknown) => reported.push(`${remote}: ${(cause as Error).message}`);
  const signOut = async () => void asked.push('signed out');
  return { services: { root: { api }, reportFailure, signOut }, asked, reported };
}

const caller = { remote: 'bonus', version: '1.0.0', calls: ['product/recent'] };

test('a remote makes the calls that it names, and says which version makes them', async () => {
  const { services, asked, reported } = page();
  expect(await apiOf(services, caller).call('product/recent', {})).toEqual(served);
  expect([asked, reported]).toEqual([['/api/product/recent bonus@1.0.0'], []]);
});

test('a call that a remote does not name is not made: it fails, and is reported once with remote and version', async () => {
  const { services, asked, reported } = page();
  const api = apiOf(services, caller);
  for (const _ of [1, 2]) expect((await api.call('wallet/deposit', {} as never)).statusCode).toBe(-500);
  expect(api.seeded('product/get_list', list)).toBeUndefined();
  expect(asked).toEqual([]);
  expect(reported).toEqual(['bonus: bonus@1.0.0 makes wallet/deposit, which its description does not name']);
});

test('all parts of a version have the same frozen object, and another version has its own', () => {
  const { services } = page();
  const api = apiOf(services, caller);
  expect(apiOf(services, { ...caller })).toBe(api);
  expect(apiOf(services, { ...caller, version: '1.1.0' })).not.toBe(api);
  expect(Object.isFrozen(api)).toBe(true);
});

test('nothing limits the host, nor a remote whose calls nobody knows', async () => {
  const { services, asked } = page();
  await apiOf(services, null).call('product/recent', {});
  await apiOf(services, { remote: 'bonus', version: 'single' }).call('product/recent', {});
  expect(apiOf(services, null).seeded('product/get_list', list)).toEqual(served);
  expect(asked).toEqual(['/api/product/recent null', '/api/product/recent bonus@single']);
});

test('a remote that ended all sessions has the page sign out', async () => {
  const { services, asked } = page();
  await apiOf(services, { ...caller, calls: ['auth/end_all_sessions'] }).call('auth/end_all_sessions', {});
  expect(asked).toEqual(['/api/auth/end_all_sessions bonus@1.0.0', 'signed out']);
});
