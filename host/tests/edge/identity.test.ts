import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openTestEdge, type TestEdge } from './testing/testEdge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge();
});
afterAll(() => edge.close());

const path = '/identity/v1/events';

test.each([
  ['a key that nobody gave', 'a guess', 401, 'badSignature'],
  ['the partner’s key', undefined, 404, 'unknownCheck'],
])('an identity partner reaches the operator through the edge, with %s', async (_, given, status, error) => {
  const app = createEdge({
    link: insideLink(edge.backend.app),
    hostFolder: join(edge.folder, 'host'),
    registries: new RegistrySource(join(edge.folder, 'releases'), () => undefined),
    sandbox: false,
    report: () => undefined,
  });
  const key = given ?? edge.backend.partners.keys.identity[0] ?? '';
  const body = JSON.stringify({ event_id: 'e', check_id: 'c', status: 'passed', reason: null });
  const time = String(edge.backend.services.clock.now());
  const headers = {
    host: 'localhost',
    'marquee-time': time,
    'marquee-signature': createHmac('sha256', key).update(`v1\nPOST\n${path}\n${time}\n${body}`).digest('hex'),
  };
  const answer = await app.fetch(new Request(`http://localhost${path}`, { method: 'POST', headers, body }), {});
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error });
});
