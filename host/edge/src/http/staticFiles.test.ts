import { pbkdf2 } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@rstest/core';
import { StaticFiles } from './staticFiles';

const hashPassword = promisify(pbkdf2);

test('a file does not wait for the threads that hash passwords and compress', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-static-'));
  writeFileSync(join(folder, 'entry.js'), 'one()');
  writeFileSync(join(folder, 'entry.js.br'), 'compressed');
  const files = new StaticFiles(folder, () => 'no-cache');
  let ended = 0;
  const all = Array.from({ length: 16 }, () =>
    hashPassword('password', 'salt', 200_000, 32, 'sha512').then(() => void ended++),
  );
  const request = new Request('http://localhost/entry.js', { headers: { 'accept-encoding': 'br' } });
  const answer = await files.answer('/entry.js', request);
  expect(ended).toBe(0);
  expect(await answer?.text()).toBe('compressed');
  await Promise.all(all);
  rmSync(folder, { recursive: true });
});
