import { dirname, join, relative } from 'node:path';
import { unknownKey } from './checkKey';
import { error, type Problem, refuses, SiteFileError, SiteFilesRefused } from './problem';
import { type Json, ReadFiles, type Source } from './readFiles';
import { type SiteFile, siteFile } from './siteFile';
import { problemsOf } from './siteRules';

/**
 * A site that was read, and the files that it came from with their times of change (ms): the site changes when they do.
 */
export interface ReadSite {
  site: SiteFile;
  sources: Map<string, number>;
}

/** What came of looking at a site file: the site unless something refuses it, and all that is to be said about it. */
export interface Examined {
  made: ReadSite | undefined;
  problems: SiteFileError[];
  /** A problem that is seen from outside, with the file and the line in which it is. */
  at(problem: Problem): SiteFileError;
}

/** Reads one site file. Throws SiteFilesRefused with everything that is wrong. */
export function readSite(file: string, folder: string, files = new ReadFiles()): ReadSite {
  const { made, problems } = examineSite(file, folder, files);
  if (!made) throw new SiteFilesRefused(problems.filter(refuses));
  return made;
}

const keys = Object.keys(siteFile.entries) as (keyof typeof siteFile.entries)[];

/**
 * Reads one site file and says everything that is wrong with it, at the time `now`. `extends` names files, relative to
 * it, whose keys it takes over where it has none of its own, so that sites can share providers and texts. Messages call
 * the file `shown`.
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

/** The keys of a file and of those that it extends, each from the first that has it. */
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
