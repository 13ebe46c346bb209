import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** A place in the files of a package, and what replaces it. */
export interface Patch {
  of: RegExp;
  what: RegExp;
  by: string;
}

/** Fails the build if a patch did not match, so that new versions of a package are reviewed. */
export class MustBeFound {
  constructor(readonly missing: Set<{ of: RegExp; what: RegExp }>) {}
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.afterCompile.tap('must-be-found', ({ errors }) => {
      for (const { of, what } of this.missing) {
        const error = new Error(`${what} is not found in ${of}. Look at what the package has instead.`);
        errors.push(error as Rspack.RspackError);
      }
    });
  }
}

/** Patches files of packages, which keeps code that no page runs out of the host's first script. */
export function pluginPatches(patches: readonly Patch[]): RsbuildPlugin {
  return {
    name: 'marquee:patches',
    setup(api) {
      const missing = new Set(patches);
      const files = new Map(patches.map(({ of }) => [String(of), of]));
      for (const [name, test] of files)
        api.transform({ test }, ({ code }) =>
          patches.reduce((text, patch) => {
            if (String(patch.of) !== name) return text;
            const patched = text.replace(patch.what, patch.by);
            if (patched !== text) missing.delete(patch);
            return patched;
          }, code),
        );
      api.modifyRspackConfig((_, { appendPlugins }) => appendPlugins(new MustBeFound(missing)));
    },
  };
}
