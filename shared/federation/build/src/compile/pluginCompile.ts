import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@marquee/contract/languages';
import type { AssetFile, CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { RemoteDescription } from '@marquee/federation-runtime/defineRemote';
import { chunkName, classNamesOf, containerName } from '@marquee/federation-runtime/names';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { assetFile, filesBelow } from '../assets';
import { emitLocales, labelKeys, labelsOf, readLocales } from '../locales';
import { modulesOf, sourceOf } from '../readDescription';
import { sharedInRemote } from '../sharedModules';
import { type Inspection, InspectModules, sdkMembers } from './inspectModules';
import { buildForServer } from './serverBuild';

interface CompileOptions {
  root: string;
  description: RemoteDescription;
  version: string;
}

function isSdk(module: Rspack.Module): boolean {
  return /consume|provide/.test(module.identifier()) && module.identifier().includes('@marquee/sdk');
}

/** Writes `remote.json` and the locale files beside the built entry (design: federation). */
export function pluginCompile({ root, description, version }: CompileOptions): RsbuildPlugin {
  const found: Inspection = { sdk: new Set(), packages: new Set() };
  return {
    name: 'marquee:compile',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) => appendPlugins(new InspectModules(found)));
      // Before minification: afterwards the sdk's binding has lost its name.
      api.processAssets({ stage: 'additions' }, ({ compilation, assets }) => {
        for (const module of compilation.modules) {
          const id = isSdk(module) ? compilation.chunkGraph.getModuleId(module) : null;
          if (id === null) continue;
          for (const source of Object.values(assets)) {
            for (const member of sdkMembers(source.source().toString(), String(id))) found.sdk.add(member);
          }
        }
      });
      api.onAfterBuild(async ({ stats }) => {
        const result = stats?.toJson({ all: false, chunkGroups: true, ids: true });
        if (!stats || stats.hasErrors() || !result || !('namedChunkGroups' in result)) return;
        const output = api.context.distPath;
        const server = await buildForServer({
          root,
          entry: serverEntry(root, description),
          output,
          name: 'server',
          classNames: classNamesOf(description.name),
          sharedOutside: true,
        });
        const groups = result.namedChunkGroups ?? {};
        writeRemote(output, compileRemote(output, { root, description, version }, found, groups, server));
      });
    },
  };
}

/**
 * The server entry: exports a function for each module, which evaluates it on first call, so that one that throws only
 * breaks its own page.
 */
function serverEntry(root: string, description: RemoteDescription): string {
  const modules = modulesOf(description).map(
    (module) => `exports[${JSON.stringify(module)}] = () => require(${JSON.stringify(sourceOf(root, module))});`,
  );
  return `${modules.join('\n')}\n`;
}

function writeRemote(output: string, compiled: CompiledRemote): void {
  writeFileSync(join(output, 'remote.json'), `${JSON.stringify(compiled)}\n`);
}

type ChunkGroups = Record<string, { assets?: { name: string }[] }>;

function compileRemote(
  output: string,
  { root, description, version }: CompileOptions,
  found: Inspection,
  groups: ChunkGroups,
  server: string,
): CompiledRemote {
  const bundles = readLocales(root);
  const localeFiles = emitLocales(output, bundles);
  const names = filesBelow(output).filter((file) => file !== 'remote.json');
  const byName = new Map(names.map((file) => [file, assetFile(output, file)]));
  const file = (name: string): AssetFile => {
    const asset = byName.get(name);
    if (!asset) throw new Error(`The build of ${description.name} did not write ${name}.`);
    return asset;
  };
  const container = containerName(description.name, version);
  const entry = groups[container]?.assets?.find(({ name }) => /^entry\..*js$/.test(name))?.name;
  if (!entry) throw new Error(`The build of ${description.name} has no entry.`);
  const modules = modulesOf(description).map((module) => {
    const assets = (groups[chunkName(module)]?.assets ?? []).map((asset) => file(asset.name));
    const ending = (suffix: string) => assets.filter((asset) => asset.file.endsWith(suffix));
    return [module, { js: ending('.js'), css: ending('.css') }];
  });
  const requires = Object.entries(sharedInRemote(description.hostApi)).map(([key, row]) => [key, row.requiredVersion]);
  return {
    format: 1,
    ...description,
    version,
    container,
    entry: file(entry),
    server: file(server),
    modules: Object.fromEntries(modules),
    labels: labelsOf(labelKeys(description), bundles),
    locales: Object.fromEntries(
      languageCodes.map((code) => [code, file(localeFiles[code])]),
    ) as CompiledRemote['locales'],
    requires: Object.fromEntries(requires),
    sdk: [...found.sdk].sort(),
    packages: [...found.packages].sort(),
    files: [...byName.values()],
  };
}
