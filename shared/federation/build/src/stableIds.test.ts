import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRsbuild } from '@rsbuild/core';
import { expect, onTestFinished, test } from '@rstest/core';
import { pluginStableIds } from './stableIds';

async function built(root: string): Promise<string> {
  mkdirSync(root);
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'word.js'), "export const word = 'one word';\n");
  writeFileSync(join(root, 'index.js'), "import { word } from 'word';\ndocument.title = word;\n");
  const shared = { word: { import: './word.js', version: '1.0.0', eager: true, requiredVersion: false as const } };
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: './index.js' } },
      output: { filename: { js: '[name].js' } },
      tools: { htmlPlugin: false },
      plugins: [pluginModuleFederation({ name: 'page', shared, manifest: false, dts: false }), pluginStableIds()],
    },
  });
  await (await rsbuild.build()).close();
  return readFileSync(join(root, 'dist/static/js/index.js'), 'utf8');
}

test('a build with shared modules has the same bytes in any folder', async () => {
  const place = mkdtempSync(join(tmpdir(), 'marquee-stable-ids-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const first = await built(join(place, 'first'));
  expect(first).toContain('one word');
  expect(await built(join(place, 'another'))).toBe(first);
});
