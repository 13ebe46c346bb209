import type { RsbuildPlugin } from '@rsbuild/core';

/** Modules that federation adds. The bundler makes ids of names, and the names of these contain absolute paths. */
const added = /^(?:(?:consume|provide) shared module |@module-federation\/runtime\/rspack\.js!)/;

/**
 * Numbers the modules that federation adds, in the order of their names, so that the host has the same bytes in
 * whichever folder it is built.
 */
export function pluginStableIds(): RsbuildPlugin {
  return {
    name: 'marquee:stable-ids',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        const apply = (compiler: InstanceType<typeof rspack.Compiler>) => {
          compiler.hooks.thisCompilation.tap('stable-ids', (compilation) => {
            compilation.hooks.beforeModuleIds.tap('stable-ids', (modules) => {
              const names = Array.from(compilation.modules, (module) => module.readableIdentifier());
              const sorted = names.filter((name) => added.test(name)).sort();
              for (const module of modules) {
                const id = sorted.indexOf(module.readableIdentifier());
                if (id >= 0) Object.assign(module, { id });
              }
            });
          });
        };
        appendPlugins({ apply });
      });
    },
  };
}
