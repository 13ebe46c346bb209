import { expect, test } from '@rstest/core';
import { ApiClient } from './client';

test('a call to a backend that does not answer times out: a read after 8 s, a change after 20 s', async () => {
  // Keeps requests referenced, as a browser does: otherwise their signal is garbage-collected.
  const underWay: Request[] = [];
  const ended: string[] = [];
  const client = new ApiClient({
    identity: () => ({ domain_name: 'localhost', external_id: 'marquee', player: { account_id: 'demo', auth: 'a' } }),
    baseUrl: 'http://site.test',
    transport: (request) =>
      new Promise((_done, fail) => {
        const { signal } = request as Request;
        underWay.push(request as Request);
        signal.addEventListener('abort', () => {
          ended.push(new URL((request as Request).url).pathname);
          fail(signal.reason);
        });
      }),
  });
  const from = performance.now();
  const duration = async (call: Promise<{ statusCode: number }>) => {
    expect((await call).statusCode).not.toBe(1);
    return performance.now() - from;
  };
  const account = { bank_code: 'B', holder_name: 'A', account_number: '1', request_id: 'r' };
  // biome-ignore lint/plugin: a time between the two timeouts under test
  setTimeout(() => ended.push('14 s'), 14_000);
  const [read = 0, change = 0] = await Promise.all([
    duration(client.call('product/get_list', { list: 'new' })),
    duration(client.call('wallet/add_bank_account', account)),
  ]);
  expect(ended).toEqual(['/api/product/get_list', '14 s', '/api/wallet/add_bank_account']);
  expect([read > 7900, change > 19_900]).toEqual([true, true]);
});
