/**
 * Stands in the host's build for two parts of `@module-federation/webpack-bundler-runtime`, whose names and shapes
 * these are: remotes are registered at run time by the loader and none is compiled in, and shared modules are whole.
 */

interface Bundler<Options, Instance> {
  webpackRequire: { federation: { initOptions: Options; runtime: { init(options: Options): Instance } } };
}

/** Fetches the remotes that a part of the build was compiled with: none. */
export function remotes(): void {}

/** Makes the instance of the runtime; theirs also prepares shared modules that are cut down by what is used of them. */
export function init<Options, Instance>({ webpackRequire }: Bundler<Options, Instance>): Instance {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
