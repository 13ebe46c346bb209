import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Language, languages } from '@marquee/contract/languages';
import type { ChunkManifest } from '@marquee/federation-runtime/chunkManifest';
import { hostBuildId } from '@marquee/federation-runtime/hostRecord';
import type { SiteFile } from '@marquee/federation-runtime/siteRegistry';
import { templateCodes } from '@marquee/templates/codes';

/** Whether a host build contains every remote (single build): it then has their registry beside its manifest. */
export function isSingleBuild(folder: string): boolean {
  return existsSync(join(folder, 'registry.json'));
}

/** The host's build, as far as pages need it. */
export interface HostBuild {
  /** Changes with any file of the build. */
  id: string;
  /** When it was built, ISO 8601. */
  time: string;
  scripts: SiteFile[];
  styles: SiteFile[];
  /** What each template adds to a page: its script and style sheet, by template code. */
  packs: Record<string, { scripts: SiteFile[]; styles: SiteFile[] }>;
  /** The style sheets of the host's lazy parts that pages inline, by the name of their chunk. */
  parts: Record<string, SiteFile[]>;
  /** For each style sheet, the address of its rules for wide pages, used if scripts are disabled. */
  wide: Record<string, string>;
  /** The script in a page's head, without the page's constants (`earlyScriptPlugin.ts` of the host). */
  early: string;
  /** The host's chunk manifest, and its entries for each template, by template code. */
  chunks: { file: SiteFile; packs: Record<string, ChunkManifest> };
  /** The host's texts for the first paint, by language. */
  texts: Partial<Record<Language, Record<string, string>>>;
}

interface Manifest {
  allFiles: string[];
  entries: Record<string, { initial?: { js?: string[]; css?: string[] } }>;
  integrity: Record<string, string>;
}

/**
 * How long a new build of the host may stay unnoticed, ms: a file system call per page would cost a twelfth of serving
 * a cached page.
 */
const pollInterval = 300;

const kept = new Map<string, { stamp: number; seenAt: number; build: HostBuild }>();

/** Reads `manifest.json` of the host's build, again only after changes. Throws with instructions if there is none. */
export function hostBuild(folder: string): HostBuild {
  const now = performance.now();
  const before = kept.get(folder);
  if (before && now - before.seenAt < pollInterval) return before.build;
  const build = readBuild(folder, before);
  kept.set(folder, { ...build, seenAt: now });
  return build.build;
}

function readBuild(folder: string, known: { stamp: number; build: HostBuild } | undefined) {
  const file = join(folder, 'manifest.json');
  const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (stamp === undefined) throw new Error(`${file} is missing: build the host first (npm run build).`);
  if (known?.stamp === stamp) return known;
  const manifest = readFileSync(file, 'utf8');
  const build = {
    ...buildOf(folder, manifest, new Date(stamp).toISOString()),
    texts: textsIn(folder),
    chunks: chunksIn(folder, manifest),
    wide: wideIn(folder, manifest),
    early: fileOf(folder, manifest, 'early', 'js').text.toString('utf8'),
  };
  return { stamp, build };
}

/** The id of a released build; undefined for one that is no version of the registry. */
function releasedId(folder: string): string | undefined {
  const file = join(folder, 'remote.json');
  if (!existsSync(file)) return undefined;
  return hostBuildId((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version);
}

/** The data of a manifest. Files without a hash are left out. */
function buildOf(folder: string, text: string, time: string): Omit<HostBuild, 'texts' | 'chunks' | 'wide' | 'early'> {
  const { allFiles, entries, integrity } = JSON.parse(text) as Manifest;
  const described = (files: readonly string[] = []): SiteFile[] =>
    files.flatMap((url) => (integrity[url] ? [{ url, integrity: integrity[url] }] : []));
  const initial = entries.index?.initial;
  const packs = templateCodes.map((code) => {
    const files = (ending: string) =>
      described(allFiles.filter((url) => new RegExp(`/template-${code}\\.[^/]*${ending}$`).test(url)));
    return [code, { scripts: files('js'), styles: files('css') }] as const;
  });
  const parts = new Map<string, SiteFile[]>();
  for (const file of described(allFiles)) {
    const name = /\/css\/async\/([\w-]+)\.[^/]*css$/.exec(file.url)?.[1];
    if (name !== undefined) parts.set(name, [...(parts.get(name) ?? []), file]);
  }
  return {
    id: releasedId(folder) ?? createHash('sha256').update(text).digest('hex').slice(0, 12),
    time,
    scripts: described(initial?.js),
    styles: described(initial?.css),
    packs: Object.fromEntries(packs),
    parts: Object.fromEntries(parts),
  };
}

/** The texts beside a build's manifest. A missing language is loaded by the page. */
function textsIn(folder: string): HostBuild['texts'] {
  const found = Object.entries(languages).flatMap(([code, { tag }]) => {
    const file = join(folder, `texts/${tag}/ui.json`);
    return existsSync(file) ? [[code, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>]] : [];
  });
  return Object.fromEntries(found);
}

/** A file of a build by its name without the hash. Throws if there is none. */
function fileOf(folder: string, manifest: string, name: string, ending: string): { url: string; text: Buffer } {
  const { allFiles } = JSON.parse(manifest) as Manifest;
  const url = allFiles.find((file) => new RegExp(`^/static/${name}\\.\\w+\\.${ending}$`).test(file));
  if (!url) throw new Error(`${folder} has no ${name}.${ending}: build the host again (npm run build).`);
  return { url, text: readFileSync(join(folder, url)) };
}

/** The chunk manifest (`pluginChunkManifest`). */
function chunksIn(folder: string, manifest: string): HostBuild['chunks'] {
  const { url, text } = fileOf(folder, manifest, 'chunks', 'json');
  const files = Object.entries(JSON.parse(text.toString('utf8')) as ChunkManifest);
  const packs = templateCodes.map((code) => {
    const own = files.filter(([, [script]]) => script.includes(`/template-${code}.`));
    return [code, Object.fromEntries(own)] as const;
  });
  const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return { file: { url, integrity }, packs: Object.fromEntries(packs) };
}

/** The style sheets for wide pages without scripts (`pluginWideRules` of the templates). */
function wideIn(folder: string, manifest: string): HostBuild['wide'] {
  const place = join(folder, 'static/wide');
  const names = new Set(existsSync(place) ? readdirSync(place) : []);
  const { allFiles } = JSON.parse(manifest) as Manifest;
  const sheets = allFiles.filter((url) => url.endsWith('.css') && names.has(`wide-${basename(url)}`));
  return Object.fromEntries(sheets.map((url) => [url, `/static/wide/wide-${basename(url)}`]));
}
