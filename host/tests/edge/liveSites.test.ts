import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { languageCodes } from '@marquee/contract/languages';
import { listen } from '@marquee/kernel/process/listen';
import { runTool } from '@marquee/platform/sites/tool/tool';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openTestEdge, type TestEdge } from './testing/testEdge';
import { ownRegistryText } from './testing/testRegistry';

let edge: TestEdge;
let server: ReturnType<typeof listen>;
beforeAll(async () => {
  edge = await openTestEdge(undefined, await ownRegistryText());
  server = listen({ fetch: edge.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await edge.close();
});

/** Validates a site file against the running site. */
async function validate(folder: string, ...options: string[]): Promise<{ code: number; lines: string[] }> {
  let printed = '';
  const { port } = server.address() as AddressInfo;
  const print = (text: string) => {
    printed += text;
  };
  const line = ['validate', 'localhost', '--live', ...options];
  const code = await runTool(line, { folder, port, now: Date.now, print }, print);
  return { code, lines: printed.trimEnd().split('\n') };
}
const player = ['--player', 'demo:demo-marquee-2026'];

test('a running site answers everything that its file promises', async () => {
  expect(await validate(join(edge.folder, 'sites'), ...player)).toEqual({
    code: 0,
    lines: ['1 file: no errors, no warnings'],
  });
});

test('what a running site does not answer is listed with file, line and path', async () => {
  const folder = join(edge.folder, 'planned');
  cpSync(join(edge.folder, 'sites'), folder, { recursive: true });
  const change = (name: string, from: string, to: string) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, name), text.replace(from, to));
  };
  change('localhost.json', '"root_redirect": null', '"root_redirect": "/soon"');
  change('common/cashier-php.json', '"method": "bank"', '"method": "crypto"');
  change('common/cashier-php.json', '"bank_code": "', '"bank_code": "NEW');
  change('common/articles.json', '"slug": "', '"slug": "new-');
  change('localhost.json', '"logo1": "', '"logo1": "/none');
  expect(await validate(folder, ...player)).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(/^localhost\.json:\d+ root_redirect: \/soon answers 404$/),
      expect.stringMatching(/^localhost\.json:\d+ logo1: \/none\S+ answers 404$/),
      `common/articles.json:3 news.0: news/new-fair-rounds does not come in ${languageCodes.join(', ')}`,
      expect.stringMatching(/^common\/cashier-php\.json:\d+ deposit_methods\.\d+: crypto is not offered$/),
      'common/cashier-php.json:15 banks.0: NEWBDL is not offered',
      expect.stringContaining('warning: marquee.0.link: /news/fair-rounds is no page of the product itself'),
      expect.stringContaining('warning: root_redirect: /soon is no page of the product itself'),
      '1 file: 5 errors, 2 warnings',
    ],
  });
});

test('a site that does not run is said, and who is not asked', async () => {
  expect(await validate(join(edge.folder, 'sites'), '--at', 'http://127.0.0.1:9')).toEqual({
    code: 1,
    lines: [
      'Ways to pay were not asked for: only players see them. Say --player account:password.',
      expect.stringMatching(/domain_name: http:\/\/127\.0\.0\.1:9 does not answer: ECONNREFUSED; start it/),
      '1 file: 1 error, no warnings',
    ],
  });
});
