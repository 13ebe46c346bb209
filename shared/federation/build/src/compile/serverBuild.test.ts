import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from '@rstest/core';
import { ServerBuild } from './serverBuild';

test('a build that watches has each change, also of a file that no build for browsers has told of', async () => {
  const root = mkdtempSync(join(tmpdir(), 'marquee-server-build-'));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write('index.js', "module.exports = require('./word');\n");
  write('word.js', "module.exports = 'first';\n");
  const building = new ServerBuild({
    root,
    entry: `module.exports = require(${JSON.stringify(join(root, 'index.js'))});\n`,
    output: root,
    name: 'server',
    classNames: '[local]',
    sharedOutside: true,
  });
  onTestFinished(async () => {
    await building.close();
    rmSync(root, { recursive: true });
  });
  const built = async () => readFileSync(join(root, await building.build({ isWatch: true })), 'utf8');
  expect(await built()).toContain('first');
  write('word.js', "module.exports = 'second';\n");
  expect(await built()).toContain('second');
  write('word.js', "module.exports = require('./other');\n");
  write('other.js', "module.exports = 'third';\n");
  expect(await built()).toContain('third');
});
