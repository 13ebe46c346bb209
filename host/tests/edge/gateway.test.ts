import { createHmac, randomUUID } from 'node:crypto';
import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { openTestEdge, type TestEdge } from './testing/testEdge';

let edge: TestEdge;
let app: ReturnType<typeof createEdge>;
beforeAll(async () => {
  edge = await openTestEdge();
  app = createEdge({
    link: insideLink(edge.backend.app),
    hostFolder: `${edge.folder}/host`,
    registries: new RegistrySource(`${edge.folder}/releases`, (error) => edge.errors.push(error)),
    report: (error) => edge.errors.push(error),
  });
});
afterAll(() => edge.close());

const path = '/gateway/v1/events';
const event = {
  event_id: randomUUID(),
  payment_id: 'nobody',
  status: 'approved',
  reason: null,
  amount: 1,
  currency: 'PHP',
};

const post = async (body: BodyInit, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', headers: { host: 'localhost', ...headers }, body, duplex: 'half' };
  const answer = await app.fetch(new Request(`http://localhost${path}`, init as RequestInit), {});
  return { status: answer.status, output: ((await answer.json()) as { error?: string }).error };
};

describe('an event of the payment gateway', () => {
  test('reaches the backend through the edge, as it was signed', async () => {
    const body = JSON.stringify(event);
    const [key = ''] = edge.backend.partners.keys.gateway;
    const time = String(Date.now());
    const signature = createHmac('sha256', key).update(`v1\nPOST\n${path}\n${time}\n${body}`).digest('hex');
    const headers = { 'marquee-time': time, 'marquee-signature': signature };
    expect(await post(body, headers)).toEqual({ status: 404, output: 'unknownPayment' });
    expect(await post(`${body} `, headers)).toEqual({ status: 401, output: 'badSignature' });
  });

  test('is read to the backend’s limit, and no larger one goes further than the edge', async () => {
    const chunks = (size: number) => new Blob(['x'.repeat(size)]).stream();
    for (const body of ['x'.repeat(20_000), chunks(20_000), 'x'.repeat(100_000), chunks(100_000)])
      expect(await post(body, { 'transfer-encoding': 'chunked' })).toEqual({ status: 413, output: 'tooLarge' });
  });
});
