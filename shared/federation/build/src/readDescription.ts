import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { exportNameOf, type RemoteDescription } from '@marquee/federation-runtime/defineRemote';
import { tsImport } from 'tsx/esm/api';

/**
 * Loads a remote's `src/remote.ts`, uncached; `onRead` gets each file that it is made of. Throws if it does not export
 * `remote`.
 */
export async function readDescription(root: string, onRead?: (file: string) => void): Promise<RemoteDescription> {
  const file = join(root, 'src/remote.ts');
  const onImport = (url: string) => url.startsWith('file:') && onRead?.(fileURLToPath(url));
  const module = (await tsImport(pathToFileURL(file).href, { parentURL: import.meta.url, onImport })) as {
    remote?: RemoteDescription;
  };
  if (!module.remote) throw new Error(`${file} does not export "remote".`);
  return module.remote;
}

/** The version in a package's package.json. */
export function packageVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

/** All modules that a description names, without duplicates. */
export function modulesOf(description: RemoteDescription): string[] {
  const pages = description.routes.map((route) => route.page);
  const sections = (description.slots ?? []).map((slot) => slot.module);
  return [...new Set([...pages, ...sections])];
}

/** The source file of a module path. Throws with the paths tried if there is none. */
export function sourceOf(root: string, module: string): string {
  const base = join(root, 'src', module);
  const found = ['.tsx', '.ts'].map((ending) => base + ending).find((file) => existsSync(file));
  if (!found) throw new Error(`${module} has no source: expected ${base}.tsx to export ${exportNameOf(module)}.`);
  return found;
}
