import { createRequire } from 'node:module';
import { type Product, products } from '@marquee/federation-runtime/products';
import { readSettings } from '@marquee/settings/settings';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginChunkManifest } from './chunkManifestPlugin';
import { commonConfig, folderOf } from './commonConfig';
import { pluginCompileAhead } from './compileAhead';
import { leanPackages } from './leanPackages';
import { pluginLeanRuntime } from './leanRuntime';
import { pluginOneRuntime } from './oneRuntime';
import { pluginPatches } from './patches';
import { sharedInHost } from './sharedModules';
import { pluginSingleRemotes } from './singlePlugin';
import { pluginStableIds } from './stableIds';

/** Whether the same source is built as one ordinary application, without federation. */
export const isSingleBuild = readSettings('build').MARQUEE_SINGLE;

/** Class names of the host's CSS modules. */
export const hostClassNames = 'mq-[local]-[hash:base64:4]';

/**
 * The Rsbuild configuration of the host: eager shared modules, integrity, absolute public path (a relative one breaks
 * deep links), and the federation runtime that remote entries borrow. `extra` is merged over it (entry, html, dist
 * path). With `MARQUEE_SINGLE=1` the result has no federation. What a host without public pages does not have is not
 * built: texts and packages that first visits wait for.
 */
export function hostConfig(
  configUrl: string,
  extra: RsbuildConfig = {},
  product: Product = products.site,
): RsbuildConfig {
  const federation = pluginModuleFederation({
    name: 'marquee_host',
    shared: sharedInHost(product),
    shareStrategy: 'loaded-first',
    runtimePlugins: [createRequire(import.meta.url).resolve('@marquee/federation-runtime/glue')],
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
    manifest: false,
    dts: false,
    dev: false,
  });
  const own: RsbuildConfig = {
    plugins: isSingleBuild
      ? [pluginSingleRemotes(true), pluginPatches(leanPackages), pluginChunkManifest(), pluginCompileAhead()]
      : [
          federation,
          pluginOneRuntime(),
          pluginLeanRuntime(),
          pluginStableIds(),
          ...(product.isPublic ? [pluginPatches(leanPackages), pluginSingleRemotes(false), pluginChunkManifest()] : []),
          pluginCompileAhead(),
        ],
    // The page contains these hashes, which do not compress: use the shortest algorithm that browsers accept.
    security: { sri: { enable: true, algorithm: 'sha256' } },
    output: { assetPrefix: '/', cleanDistPath: true },
  };
  return mergeRsbuildConfig(commonConfig(folderOf(configUrl), hostClassNames), own, extra);
}
