import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { identityChecks } from '@marquee/protocols/conformance/identity';
import { afterAll, beforeAll, describe, it } from '@rstest/core';

const example = fileURLToPath(new URL('../../../../docs/partners/examples/identity.mjs', import.meta.url));
const keys = ['the first key', 'the second key'];
const folder = mkdtempSync(join(tmpdir(), 'marquee-identity-'));
let partner: ChildProcess;
let url = '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  writeFileSync(join(folder, 'keys'), keys.join('\n'));
  const port = await freePort();
  partner = spawn(process.execPath, [example, String(port), join(folder, 'keys')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (partner.stdout) await once(partner.stdout, 'data');
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  partner.kill();
  rmSync(folder, { recursive: true });
});

describe('the example of an identity partner', () => {
  it.each(identityChecks.map(({ name, run }) => [name, run] as const))('keeps the rule: %s', (_, run) =>
    run({ url, keys, fetch, now: Date.now }),
  );
});
