import { join } from 'node:path';
import type { RemoteDescription } from '@marquee/federation-runtime/defineRemote';
import { chunkName, classNamesOf } from '@marquee/federation-runtime/names';
import { productOf, products } from '@marquee/federation-runtime/products';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { type BuiltRemote, type ChunkGroups, describeBuild, entryIn } from '../describeBuild';
import { modulesOf, sourceOf } from '../readDescription';
import { type Inspection, InspectModules, sdkMembers } from './inspectModules';
import { ServerBuild } from './serverBuild';

function isSdk(module: Rspack.Module): boolean {
  return (
    /consume|provide/.test(module.identifier()) &&
    Object.values(products).some(({ sdk }) => module.identifier().includes(sdk))
  );
}

/**
 * Writes `remote.json` and the locale files beside the built entry (design: federation). What they are made from
 * belongs to the build: `sources`, the files of the description, and the texts. A build that watches begins again after
 * them.
 */
export function pluginCompile(
  { root, description, version }: BuiltRemote,
  sources: readonly string[] = [],
): RsbuildPlugin {
  const { isPublic } = productOf(description.name);
  const found: Inspection = { sdk: new Set(), packages: new Set() };
  return {
    name: 'marquee:compile',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins }) => appendPlugins(new InspectModules(found)));
      api.processAssets({ stage: 'additional' }, ({ compilation }) => {
        compilation.fileDependencies.addAll(sources);
        compilation.contextDependencies.add(join(root, 'src/locales'));
      });
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
      let building: ServerBuild | undefined;
      api.onCloseBuild(() => building?.close());
      api.onAfterBuild(async ({ stats, isWatch }) => {
        const output = api.context.distPath;
        if (isPublic)
          building ??= new ServerBuild({
            root,
            entry: serverEntry(root, description),
            output,
            name: 'server',
            classNames: classNamesOf(description.name),
            sharedOutside: true,
          });
        building?.note(stats);
        const result = stats?.toJson({ all: false, chunkGroups: true, ids: true });
        if (!stats || stats.hasErrors() || !result || !('namedChunkGroups' in result)) return;
        const server = await building?.build({ isWatch });
        const groups: ChunkGroups = result.namedChunkGroups ?? {};
        const remote = { root, description, version };
        describeBuild(output, remote, {
          entry: entryIn(groups, remote),
          ...(server !== undefined && { server }),
          filesOf: (module) => (groups[chunkName(module)]?.assets ?? []).map(({ name }) => name),
          ...found,
        });
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
