import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { type HostServer, hostFormat, hostServerFile } from '@marquee/federation-runtime/hostRecord';
import type { RsbuildPlugin, RsbuildPlugins } from '@rsbuild/core';
import { assetFile } from './assets';
import { ServerBuild } from './compile/serverBuild';
import { hostClassNames, isSingleBuild } from './hostConfig';
import { pluginSingleRemotes } from './singlePlugin';

/**
 * Builds the host's server module with the browser's files: one CommonJS file in `server/`, described in `server.json`.
 * `plugins` generate modules for this build, too.
 */
export function pluginHostServer(entry: string, plugins: RsbuildPlugins): RsbuildPlugin {
  return {
    name: 'marquee:host-server',
    setup(api) {
      let building: ServerBuild | undefined;
      api.onCloseBuild(() => building?.close());
      api.onAfterBuild(async ({ stats, isWatch }) => {
        const output = api.context.distPath;
        building ??= new ServerBuild({
          root: api.context.rootPath,
          entry: `module.exports = require(${JSON.stringify(entry)});\n`,
          output: join(output, 'server'),
          name: 'host',
          classNames: hostClassNames,
          sharedOutside: false,
          plugins: [...plugins, pluginSingleRemotes(isSingleBuild, { registry: false })],
          conditionNames: isSingleBuild ? ['marquee-single'] : [],
        });
        building.note(stats);
        if (!stats || stats.hasErrors()) return;
        mkdirSync(join(output, 'server'), { recursive: true });
        const written = await building.build({ isWatch });
        const module = assetFile(output, `server/${written}`);
        const described: HostServer = { ...module, format: hostFormat, hostApi: hostApiVersion };
        writeFileSync(join(output, hostServerFile), `${JSON.stringify(described)}\n`);
      });
    },
  };
}
