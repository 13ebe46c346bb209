import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ConfigParams,
  createRsbuild,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildConfigDefinition,
} from '@rsbuild/core';
import { root, sourceFiles } from '../check/sourceFiles';
import { packageFolder } from './packageFolder';

/** A build's configuration with another output folder, and source maps that list every file. */
async function configOf(file: string, output: string): Promise<RsbuildConfig> {
  const module = (await import(pathToFileURL(file).href)) as { default: RsbuildConfigDefinition };
  const given: ConfigParams = { env: 'production', command: 'build', meta: { version: '0.0.0', output } };
  const config = typeof module.default === 'function' ? await module.default(given) : module.default;
  return mergeRsbuildConfig(config, {
    mode: 'production',
    logLevel: 'error',
    output: { distPath: { root: output }, minify: false, sourceMap: { js: 'source-map', css: true } },
  });
}

/** The sources listed in a built folder's maps. */
function mappedSources(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  return files.flatMap(
    (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] }).sources,
  );
}

async function addBundled(file: string, into: Set<string>): Promise<void> {
  const output = mkdtempSync(join(tmpdir(), 'marquee-notices-'));
  try {
    const rsbuild = await createRsbuild({ cwd: dirname(file), config: await configOf(file, output) });
    await (await rsbuild.build()).close();
    for (const folder of mappedSources(output).flatMap(packageFolder)) into.add(folder);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/**
 * The folders of packages whose code is loaded by browsers: in the host's, remotes' and game clients' bundles. Builds
 * everything.
 */
export async function bundledFolders(): Promise<string[]> {
  process.env.NODE_ENV = 'production';
  const folders = new Set<string>();
  const builds = [...sourceFiles()].filter((path) => /(^|\/)rsbuild\.config\.ts$/.test(path));
  // The kit's gallery is not part of any site.
  for (const build of builds.filter((path) => !path.includes('gallery'))) await addBundled(join(root, build), folders);
  return [...folders];
}
