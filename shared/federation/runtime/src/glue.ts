import type { createInstance, ModuleFederation } from '@module-federation/enhanced/runtime';
import bundler from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { ShareScopes } from './loader/containers';
import { glueGlobal } from './names';

type InstanceOptions = Parameters<typeof createInstance>[0];

/**
 * A runtime plugin of the host's build. It provides the federation runtime to remote entries through a global function,
 * and keeps the host's own instance for the loader. Every entry gets a fresh copy of the mutable parts, so that
 * containers do not share state. A container always has its own instance: the build id by which the runtime would look
 * one up is compiled in, and hence the host's.
 */
function provideRuntime() {
  const { runtime, bundlerRuntime } = bundler;
  if (!runtime || !bundlerRuntime) throw new Error('The federation runtime of the host is incomplete.');
  return {
    ...bundler,
    instance: undefined,
    initOptions: undefined,
    bundlerRuntimeOptions: {},
    runtime: { ...runtime, init: (options: InstanceOptions) => runtime.createInstance(options) },
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  };
}

let host: ModuleFederation | undefined;

Object.defineProperty(globalThis, glueGlobal, { value: provideRuntime });

/** The modules that the host shares with containers. Throws outside the federated build. */
export function hostShares(): ShareScopes {
  if (!host) throw new Error('The host was not built with hostConfig.');
  return host.shareScopeMap;
}

/** The runtime plugin; the bundler's runtime calls the default export. */
export default function runtimePlugin() {
  return {
    name: 'marquee-glue',
    init({ origin }: { origin: ModuleFederation }) {
      host ??= origin;
    },
  };
}
