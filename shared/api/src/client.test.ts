import { seedKey } from '@marquee/contract/start';
import { describe, expect, test } from '@rstest/core';
import { ApiClient } from './client';

/** A client whose calls are answered here; `asked` lists them. */
function site(seed = {}) {
  const asked: string[] = [];
  const client = new ApiClient({
    identity: () => ({ domain_name: 'localhost', external_id: 'marquee', player: { account_id: 'demo', auth: 'a' } }),
    seed,
    baseUrl: 'http://site.test',
    transport: async (request) => {
      asked.push(new URL(request instanceof Request ? request.url : request).pathname);
      return Response.json({ statusCode: 1, statusMessage: 'OK', value: [] });
    },
  });
  return { client, asked };
}

describe('an answer that is asked for ahead', () => {
  const list = { list: 'new' } as const;

  test('is the one that the page gets, also while it is on its way', async () => {
    const { client, asked } = site();
    client.prefetch('product/get_list', list);
    client.prefetch('product/get_list', list);
    expect((await client.call('product/get_list', list)).statusCode).toBe(1);
    expect(asked).toEqual(['/api/product/get_list']);
  });

  test('is there at the first render, for all that is drawn with it, and asked for again afterwards', async () => {
    const { client, asked } = site();
    client.prefetch('product/get_list', list);
    await expect.poll(() => client.seeded('product/get_list', list)?.statusCode).toBe(1);
    await client.call('product/get_list', list);
    await client.call('product/get_list', list);
    expect(asked).toHaveLength(1);
    await new Promise((done) => setTimeout(done));
    await client.call('product/get_list', list);
    expect(asked).toHaveLength(2);
  });

  test("is never a player's", async () => {
    const { client, asked } = site();
    client.prefetch('product/recent', {});
    await client.call('product/get_list', list);
    expect(asked).toEqual(['/api/product/get_list']);
  });
});

describe('an answer that the page was served with', () => {
  const seed = { [seedKey('settings/partners', {})]: { statusCode: 1, statusMessage: 'OK', partners: [] } };

  test('is for all that is drawn while the page is held, and for nobody after that', async () => {
    const { client, asked } = site(seed);
    client.hold();
    await client.call('settings/partners', {});
    await new Promise((done) => setTimeout(done));
    await client.call('settings/partners', {});
    expect(asked).toEqual([]);
    client.release();
    await new Promise((done) => setTimeout(done));
    await client.call('settings/partners', {});
    expect(asked).toEqual(['/api/settings/partners']);
  });

  test('answers no request that is made for its own sake', async () => {
    const { client, asked } = site(seed);
    await client.request('settings/partners', {});
    expect(asked).toEqual(['/api/settings/partners']);
  });
});
