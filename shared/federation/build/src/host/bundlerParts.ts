/**
 * Replaces two parts of `@module-federation/webpack-bundler-runtime` in the host's build, with the same names and
 * signatures: remotes are registered at run time by the loader, none is compiled in, and shared modules are not
 * tree-shaken.
 */

interface Bundler<Options, Instance> {
  webpackRequire: { federation: { initOptions: Options; runtime: { init(options: Options): Instance } } };
}

/** Loads remotes compiled into a part of the build: none. */
export function remotes(): void {}

/** Creates the runtime's instance; the original also prepares tree-shaken shared modules. */
export function init<Options, Instance>({ webpackRequire }: Bundler<Options, Instance>): Instance {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
