import type { Rspack } from '@rsbuild/core';

/** Facts from a build's module graph: used members of the sdk, and bundled packages. */
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

/** An Rspack plugin that fills `found` with the packages bundled into the build. */
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
 * The sdk members that generated code reads. Needs unminified code, where the sdk's binding still has its name. A
 * namespace object that is passed on is reported as `*`.
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
