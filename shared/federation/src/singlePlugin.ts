import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { modulesOf, readDescription, sourceOf } from './readDescription';
import { remoteNames, workspaceRoot } from './release/workspace';

const virtual = '@marquee/single-remotes';

async function remoteSource(name: string): Promise<string> {
  const root = join(workspaceRoot, 'remotes', name);
  const modules = modulesOf(await readDescription(root)).map(
    (module) => `${JSON.stringify(module)}: () => import(${JSON.stringify(sourceOf(root, module))})`,
  );
  const locales = readdirSync(join(root, 'src/locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const path = JSON.stringify(join(root, 'src/locales', file));
      return `${JSON.stringify(file.slice(0, -5))}: () => import(${path})`;
    });
  const locale = `(tag) => ({${locales.join(',')}})[tag]().then((bundle) => bundle.default)`;
  return `${JSON.stringify(name)}: { modules: {${modules.join(',')}}, locale: ${locale} }`;
}

/**
 * Makes `@marquee/single-remotes`: `singleRemotes` maps remote and module to a dynamic import in the single build. In the
 * federated build it is empty, so that the host can import it either way without naming a remote.
 */
export function pluginSingleRemotes(single: boolean): RsbuildPlugin {
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
    },
  };
}
