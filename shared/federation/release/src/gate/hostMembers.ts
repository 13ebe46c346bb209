import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, products } from '@marquee/federation-runtime/products';
import { root } from '@marquee/settings/root';

/** The value exports of the sdk, or undefined if it re-exports whole modules. */
export function exportedMembers(source: string): string[] | undefined {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
  if (/export\s+\*/.test(code)) return undefined;
  const lists = [...code.matchAll(/export\s+\{([^}]*)\}/g)].flatMap((match) => (match[1] ?? '').split(','));
  const listed = lists
    .map((item) => item.trim())
    .filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => item.split(/\s+as\s+/).at(-1) ?? item);
  const declared = [...code.matchAll(/export\s+(?:async\s+)?(?:const|let|function|class)\s+(\w+)/g)].map(
    (match) => match[1] ?? '',
  );
  return [...listed, ...declared];
}

/** The exports of a host API of this checkout. */
export function liveHostMembers({ sdkFolder }: Product = products.site): string[] | undefined {
  const file = join(root, sdkFolder, 'src/index.ts');
  return existsSync(file) ? exportedMembers(readFileSync(file, 'utf8')) : undefined;
}

/** The paths of this checkout's host pages. */
export function liveHostRoutes(): string[] | undefined {
  const file = join(root, 'shared/page/src/hostRoutes.ts');
  if (!existsSync(file)) return undefined;
  return [...readFileSync(file, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map((match) => match[1] ?? '');
}
