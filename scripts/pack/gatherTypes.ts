import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { packageOf } from '../package/bundle';
import type { PublicPackage } from './publicPackages';

/** `from '…'`, `import '…'` and `import('…')` in declarations, as the compiler writes them. */
const specifiers = /(\bfrom |\bimport |\bimport\()(['"])([^'"]+)\2/g;

/** Declarations of a packed package. */
export interface Types {
  /** Contents by path. */
  files: Map<string, string>;
  /** Packages that they import, ours as well. */
  imports: Set<string>;
}

/** The declarations of a source file. */
export const declared = (file: string) => file.replace(/\.(m?)[jt]sx?$/, '.d.$1ts');

/** The source face file of an import of one of our packages. Throws if it has no such subpath. */
export type FaceFile = (specifier: string) => string;

/**
 * Gathers what the declarations of a public package reach below `tree` (`writeDeclarations`), with imports of contained
 * packages as relative paths below `types/`.
 */
export function gatherTypes(tree: string, one: PublicPackage, faceFile: FaceFile): Types {
  const inside = new Set([one.name, ...one.contains]);
  const files = new Map<string, string>();
  const imports = new Set<string>();

  /** The declarations that a specifier of a file leads to; undefined if they are another package's. */
  function target(file: string, specifier: string): string | undefined {
    if (!specifier.startsWith('.')) return inside.has(packageOf(specifier)) ? declared(faceFile(specifier)) : undefined;
    const base = posix.join(posix.dirname(file), specifier);
    const found = [`${base}.d.ts`, declared(base), `${base}/index.d.ts`].find((path) => existsSync(join(tree, path)));
    if (!found) throw new Error(`${file} has ${specifier}, which has no declarations.`);
    return found;
  }

  function add(file: string): void {
    if (files.has(file)) return;
    files.set(file, '');
    const text = readFileSync(join(tree, file), 'utf8').replace(specifiers, (whole, before, quote, specifier) => {
      const leads = target(file, specifier);
      if (!leads) {
        if (!specifier.startsWith('node:')) imports.add(packageOf(specifier));
        return whole;
      }
      add(leads);
      const relative = posix.relative(dirname(file), leads).replace(/\.d\.(m?)ts$/, '.$1js');
      return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
    });
    files.set(file, text);
  }

  for (const file of Object.values(one.face)) if (!file.endsWith('.json')) add(declared(file));
  return { files: new Map([...files].map(([path, text]) => [`types/${path}`, text])), imports };
}
