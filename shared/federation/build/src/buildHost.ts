import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@marquee/settings/root';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';

/** Builds this checkout's host by its own Rsbuild configuration into `output`. Throws with the build's errors. */
export async function buildHost(output: string): Promise<void> {
  process.env.NODE_ENV ??= 'production';
  const folder = join(root, 'host');
  const config = pathToFileURL(join(folder, 'rsbuild.config.ts')).href;
  const { default: own } = (await import(config)) as { default: RsbuildConfig };
  const here: RsbuildConfig = { mode: 'production', logLevel: 'error', output: { distPath: { root: output } } };
  const rsbuild = await createRsbuild({ cwd: folder, config: mergeRsbuildConfig(own, here) });
  await (await rsbuild.build()).close();
}
