import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile } from '@marquee/federation-runtime/siteRegistry';

/** The build of the desk's host, as far as its page needs it. */
export interface DeskBuild {
  /** Changes with any file of the build. */
  id: string;
  /** The number of the host API that it gives to remotes. */
  hostApi: string;
  scripts: SiteFile[];
  styles: SiteFile[];
}

interface Manifest {
  entries: Record<string, { initial?: { js?: string[]; css?: string[] } }>;
  integrity: Record<string, string>;
}

/** The package file of the host API, which the build copies. */
const sdkFile = 'sdk.json';

const fileIn = (folder: string) => join(folder, 'manifest.json');

/** Whether the desk's host is built in a folder. */
export const isBuilt = (folder: string): boolean => statSync(fileIn(folder), { throwIfNoEntry: false }) !== undefined;

/** Reads the manifest of a build, again only after it has changed. */
export function deskBuilds(folder: string): () => DeskBuild {
  let known: { stamp: number; build: DeskBuild } | undefined;
  return () => {
    const { mtimeMs: stamp } = statSync(fileIn(folder));
    if (known?.stamp === stamp) return known.build;
    const text = readFileSync(fileIn(folder), 'utf8');
    const { entries, integrity } = JSON.parse(text) as Manifest;
    const described = (files: readonly string[] = []): SiteFile[] =>
      files.map((url) => ({ url, integrity: integrity[url] ?? '' }));
    const { js, css } = entries.index?.initial ?? {};
    const id = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const { version: hostApi } = JSON.parse(readFileSync(join(folder, sdkFile), 'utf8')) as { version: string };
    known = { stamp, build: { id, hostApi, scripts: described(js), styles: described(css) } };
    return known.build;
  };
}
