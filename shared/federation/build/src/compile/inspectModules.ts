import type { Rspack } from '@rsbuild/core';

/** What the module graph of a build shows: which members of the sdk are used, and which packages were bundled. */
export interface Inspection {
  sdk: Set<string>;
  packages: Set<string>;
}

const packageInPath = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;
const workspacePath = /[\\/]shared[\\/]([a-z]+)[\\/]src[\\/]/;

function packageOf(file: string): string | undefined {
  const workspace = workspacePath.exec(file)?.[1];
  return workspace ? `@marquee/${workspace}` : packageInPath.exec(file)?.[1]?.replaceAll('\\', '/');
}

/** An Rspack plugin that fills `found` with the packages whose code is part of the build. */
export class InspectModules {
  constructor(private readonly found: Inspection) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('marquee:inspect', (compilation) => {
      compilation.hooks.finishModules.tap('marquee:inspect', (modules) => {
        for (const module of modules) {
          const name = packageOf(module.nameForCondition() ?? '');
          if (name) this.found.packages.add(name);
        }
      });
    });
  }
}

/**
 * The sdk members that generated code reads. It must be given the code before minification, where the sdk's binding
 * still has a name of its own. A namespace that is passed on whole is reported as `*`.
 */
export function sdkMembers(code: string, moduleId: string): string[] {
  const id = moduleId.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const bindings = new RegExp(`(\\w+) = __webpack_require__\\((?:/\\*.*?\\*/ ?)?["']?${id}["']?\\)`, 'g');
  const members = new Set<string>();
  for (const [, binding] of code.matchAll(bindings)) {
    for (const use of code.matchAll(
      new RegExp(`(?<!\\.n\\()\\b${binding}\\b(?! = __webpack_require__)(?:\\.(\\w+)|(.))?`, 'g'),
    )) {
      members.add(use[1] ?? '*');
    }
  }
  return [...members];
}
