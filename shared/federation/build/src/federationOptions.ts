import { chunkName, containerName, glueGlobal } from '@marquee/federation-runtime/names';
import type { BuiltRemote } from './describeBuild';
import { modulesOf, sourceOf } from './readDescription';
import { sharedInRemote } from './sharedModules';

/** The options of Module Federation for a remote, in Rsbuild and in webpack. */
export function federationOptions({ root, description, version }: BuiltRemote) {
  return {
    name: containerName(description.name, version),
    filename: 'entry.[contenthash:8].js',
    exposes: Object.fromEntries(
      modulesOf(description).map((module) => [module, { import: sourceOf(root, module), name: chunkName(module) }]),
    ),
    shared: sharedInRemote(description),
    shareStrategy: 'loaded-first' as const,
    dts: false as const,
    dev: false as const,
  };
}

const glueRequest = /@module-federation[\\/]webpack-bundler-runtime/;

type External = (error?: undefined, result?: string, type?: 'var') => void;

/** An external: the host provides the federation runtime (see glue.ts), so an entry is little more than its map. */
export function lentGlue({ request }: { request?: string | undefined }, done: External): void {
  if (request && glueRequest.test(request)) done(undefined, `${glueGlobal}()`, 'var');
  else done();
}
