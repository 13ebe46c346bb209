import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, languages } from '@marquee/contract/languages';
import type { AssetFile, CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { RemoteDescription } from '@marquee/federation-runtime/defineRemote';
import { chunkName, containerName } from '@marquee/federation-runtime/names';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import type { RsbuildPlugin } from '@rsbuild/core';
import { assetFile } from './assets';
import { labelKeys, labelsOf, readLocales } from './locales';
import { modulesOf, packageVersion, readDescription, sourceOf } from './readDescription';
import { remoteNames, workspaceRoot } from './workspace';

const virtual = '@marquee/single-remotes';

const rootOf = (name: string) => join(workspaceRoot, 'remotes', name);
const moduleChunk = (remote: string, module: string) => `${remote}-${chunkName(module)}`;
const textChunk = (remote: string, tag: string) => `${remote}-text-${tag}`;
const dynamicImport = (chunk: string, path: string) =>
  `() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(path)})`;

async function remoteSource(name: string): Promise<string> {
  const root = rootOf(name);
  const modules = modulesOf(await readDescription(root)).map(
    (module) => `${JSON.stringify(module)}: ${dynamicImport(moduleChunk(name, module), sourceOf(root, module))}`,
  );
  const locales = readdirSync(join(root, 'src/locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const tag = file.slice(0, -'.json'.length);
      return `${JSON.stringify(tag)}: ${dynamicImport(textChunk(name, tag), join(root, 'src/locales', file))}`;
    });
  const locale = `(tag) => ({${locales.join(',')}})[tag]().then((bundle) => bundle.default)`;
  return `${JSON.stringify(name)}: { modules: {${modules.join(',')}}, locale: ${locale} }`;
}

type FilesOf = (chunk: string) => AssetFile[];

function compiled(description: RemoteDescription, entry: AssetFile, filesOf: FilesOf): CompiledRemote {
  const { name } = description;
  const version = packageVersion(rootOf(name));
  const modules = modulesOf(description).map((module) => {
    const files = filesOf(moduleChunk(name, module));
    const ending = (suffix: string) => files.filter(({ file }) => file.endsWith(suffix));
    return [module, { js: ending('.js'), css: ending('.css') }];
  });
  const locales = languageCodes.map((code) => [code, filesOf(textChunk(name, languages[code].tag))[0]]);
  return {
    format: 1,
    ...description,
    version,
    container: containerName(name, version),
    entry,
    modules: Object.fromEntries(modules),
    labels: labelsOf(labelKeys(description), readLocales(rootOf(name))),
    locales: Object.fromEntries(locales),
    requires: {},
    sdk: [],
    packages: [],
    files: [],
  };
}

function recordOf(description: CompiledRemote, publishedAt: string): RemoteRecord {
  const { entry, version } = description;
  const release = { entry: `/${entry.file}`, integrity: entry.integrity, publishedAt, source: '', description };
  return {
    live: version,
    lastGood: null,
    canary: null,
    quarantined: [],
    versions: { [version]: release },
    history: [{ revision: 1, at: publishedAt, action: 'release', version }],
  };
}

/**
 * Generates `@marquee/single-remotes`: `singleRemotes` maps remotes and modules to dynamic imports in the single build.
 * In the federated build it is empty, so that the host can always import it without naming a remote. The single build
 * also writes `registry.json` (unless `registry` is false) in the releases folder's format, from which the edge renders
 * menus and preload hints without releases.
 */
export function pluginSingleRemotes(single: boolean, { registry: isWritten = single } = {}): RsbuildPlugin {
  return {
    name: 'marquee:single-remotes',
    setup(api) {
      api.modifyRspackConfig(async (config, { rspack, appendPlugins }) => {
        const remotes = single ? await Promise.all(remoteNames().map(remoteSource)) : [];
        const file = join(api.context.rootPath, 'node_modules/.marquee/single-remotes.js');
        const content = `export const singleRemotes = {${remotes.join(',\n')}};\n`;
        appendPlugins(new rspack.experiments.VirtualModulesPlugin({ [file]: content }));
        config.resolve ??= {};
        config.resolve.alias = { ...config.resolve.alias, [`${virtual}$`]: file };
      });
      if (!isWritten) return;
      api.onAfterBuild(async ({ stats }) => {
        const result = stats?.toJson({ all: false, chunkGroups: true, ids: true });
        if (!stats || stats.hasErrors() || !result || !('namedChunkGroups' in result)) return;
        const output = api.context.distPath;
        const filesOf: FilesOf = (chunk) =>
          (result.namedChunkGroups?.[chunk]?.assets ?? []).map(({ name }) => assetFile(output, name));
        const entry = filesOf('index').findLast(({ file }) => file.endsWith('.js'));
        if (!entry) throw new Error('The single build has no entry.');
        const at = new Date().toISOString();
        const descriptions = await Promise.all(remoteNames().map((name) => readDescription(rootOf(name))));
        const remotes = descriptions.map((one) => [one.name, recordOf(compiled(one, entry, filesOf), at)]);
        const registry: Registry = { format: 1, revision: 1, remotes: Object.fromEntries(remotes) };
        writeFileSync(join(output, 'registry.json'), `${JSON.stringify(registry)}\n`);
      });
    },
  };
}
