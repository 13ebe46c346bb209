import { join } from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { root } from '../check/sourceFiles';
import { forDevelopment } from './common';

/** Builds the host for development into a folder, with `watch` after each change. Resolves after the first build. */
export async function buildHost(output: string, { watch }: { watch: boolean }): Promise<void> {
  const { default: config } = (await import('../../host/rsbuild.config')) as { default: RsbuildConfig };
  const own: RsbuildConfig = { output: { distPath: { root: output } } };
  const rsbuild = await createRsbuild({
    cwd: join(root, 'host'),
    config: mergeRsbuildConfig(config, forDevelopment('/'), own),
  });
  const built = new Promise<void>((done) => rsbuild.onAfterBuild({ order: 'post', handler: () => done() }));
  await rsbuild.build({ watch });
  await built;
}
