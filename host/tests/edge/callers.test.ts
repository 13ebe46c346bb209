import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callerHeader } from '@marquee/contract/callerHeader';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openTestEdge, registryText, type TestEdge } from './testing/testEdge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge();
  const registry = JSON.parse(registryText(2, '1.0.0')) as Registry;
  const description = registry.remotes.lobbies?.versions['1.0.0']?.description;
  Object.assign(description ?? {}, { calls: ['product/get_list'] });
  writeFileSync(join(edge.folder, 'releases/registry.json'), JSON.stringify(registry));
});
afterAll(() => edge.close());

/** The status of a call, and what its answer says of the refusal. */
async function answerTo(call: string, caller?: string) {
  const body = JSON.stringify({ domain_name: 'localhost', external_id: 'marquee', list: 'new' });
  const headers = { 'content-type': 'application/json', host: 'localhost', ...(caller && { [callerHeader]: caller }) };
  const answer = await edge.fetch(new Request(`http://localhost/api/${call}`, { method: 'POST', headers, body }));
  const { refusal } = (await answer.json()) as { refusal?: string };
  return [answer.status, refusal];
}

test('a version’s call goes through when its description names it, and is refused when it does not', async () => {
  expect(await answerTo('product/get_list', 'lobbies@1.0.0')).toEqual([200, undefined]);
  expect(await answerTo('home/marquee', 'lobbies@1.0.0')).toEqual([
    403,
    'lobbies@1.0.0 makes home/marquee, which its description does not name',
  ]);
});

test.each([undefined, 'lobbies@9.9.9', 'nobody@1.0.0', '__proto__@constructor', 'lobbies', '@'])(
  'a call of the host, or of a version that the edge does not know, is none of its business: %s',
  async (caller) => {
    expect(await answerTo('home/marquee', caller)).toEqual([200, undefined]);
  },
);
