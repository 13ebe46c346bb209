import { describe, expect, test } from '@rstest/core';
import { ApiClient } from './client';

/** A client whose calls are answered here; `asked` lists them. */
function site() {
  const asked: string[] = [];
  const client = new ApiClient({
    identity: () => ({ domain_name: 'localhost', external_id: 'marquee', player: { account_id: 'demo', auth: 'a' } }),
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
    await expect.poll(() => client.seeded('product/get_list', list), { timeout: 4_000 }).toBeUndefined();
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
