import { dirname, join, relative } from 'node:path';
import { unknownKey } from './checkKey';
import { error, type Problem, refuses, SiteFileError, SiteFilesRefused } from './problem';
import { type Json, ReadFiles, type Source } from './readFiles';
import { type SiteFile, siteFile } from './siteFile';
import { problemsOf } from './siteRules';

/** A site and its source files with their modification times (ms). */
export interface ReadSite {
  site: SiteFile;
  sources: Map<string, number>;
}

/** The result of examining a site file: the site unless it is refused, and all faults. */
export interface Examined {
  made: ReadSite | undefined;
  problems: SiteFileError[];
  /** A fault found by later checks, with its file and line. */
  at(problem: Problem): SiteFileError;
}

/** Reads one site file. Throws SiteFilesRefused with all faults. */
export function readSite(file: string, folder: string, files = new ReadFiles()): ReadSite {
  const { made, problems } = examineSite(file, folder, files);
  if (!made) throw new SiteFilesRefused(problems.filter(refuses));
  return made;
}

const keys = Object.keys(siteFile.entries) as (keyof typeof siteFile.entries)[];

/**
 * Examines one site file at the time `now`. `extends` names files, relative to it, that supply missing keys, so that
 * sites can share providers and texts. Messages call the file `shown`.
 */
export function examineSite(
  file: string,
  folder: string,
  files = new ReadFiles(),
  now = Date.now(),
  shown = relative(folder, file),
): Examined {
  const { merged, sources, problems, at, isComplete } = merge(file, shown, folder, files);
  if (!isComplete) return { made: undefined, problems, at };
  const output: Json = {};
  const found: Problem[] = [];
  for (const key of keys) {
    const checked = files.check(key, merged[key]);
    found.push(...checked.problems);
    if (checked.output !== undefined) output[key] = checked.output;
  }
  for (const key of Object.keys(merged)) {
    if (!Object.hasOwn(siteFile.entries, key)) found.push(unknownKey([key], [...keys, 'extends']));
  }
  const broken = new Set(found.map(({ path }) => path[0]));
  found.push(...problemsOf(output as SiteFile, (key) => !broken.has(key), now));
  problems.push(...found.map(at));
  if (problems.some(refuses)) return { made: undefined, problems, at };
  const site = output as SiteFile;
  const off = new Set(site.providers_off);
  const providers = site.providers.filter(({ provider_code }) => !off.has(provider_code));
  return { made: { site: { ...site, providers }, sources }, problems, at };
}

/** The merged keys of a file and those that it extends; the first file that has a key wins. */
function merge(file: string, name: string, folder: string, files: ReadFiles) {
  const sources = new Map<string, number>();
  const origin = new Map<string, Source>();
  const merged: Json = {};
  const problems: SiteFileError[] = [];
  let isComplete = true;
  const take = (path: string, complain: (reason: string) => SiteFileError): Source | undefined => {
    const source = read(files, path, path === file ? name : relative(folder, path));
    if (typeof source === 'string') {
      problems.push(complain(source));
      isComplete = false;
      return;
    }
    sources.set(path, source.time);
    problems.push(...source.problems);
    isComplete &&= source.json !== undefined;
    const { extends: bases = [], ...own } = source.json ?? {};
    for (const [key, value] of Object.entries(own)) {
      if (Object.hasOwn(merged, key)) continue;
      merged[key] = value;
      origin.set(key, source);
    }
    if (!Array.isArray(bases) || !bases.every((base) => typeof base === 'string')) {
      problems.push(source.at(error(['extends'], 'must be a list of names of files, such as ["common/cms.json"]')));
      return source;
    }
    for (const [index, base] of bases.entries()) {
      const target = join(dirname(path), base);
      if (sources.has(target)) continue;
      take(target, (reason) => source.at(error(['extends', index], `${base} ${reason}`)));
    }
    return source;
  };
  const nowhere = (problem: Problem) => new SiteFileError(name, 1, problem);
  const main = take(file, (reason) => nowhere(error([], reason)));
  const at = (problem: Problem) => (origin.get(String(problem.path[0])) ?? main)?.at(problem) ?? nowhere(problem);
  return { merged, sources, problems, at, isComplete };
}

/** A file, or why it cannot be read. */
function read(files: ReadFiles, path: string, shown: string): Source | string {
  try {
    return files.source(path, shown);
  } catch (fault) {
    return `cannot be read: ${(fault as NodeJS.ErrnoException).code}`;
  }
}
