import { dirname, join, relative, sep } from 'node:path';
import { unknownKey } from './checkKey';
import { mostBytes, whyUnreadable } from './fileText';
import type { LivePages } from './livePages';
import { error, mostFaults, type Problem, refuses, SiteFileError, SiteFilesRefused, warning } from './problem';
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
 * sites can share providers and texts. Messages call the file `shown`. Its links are compared with the pages of `live`.
 */
export function examineSite(
  file: string,
  folder: string,
  files = new ReadFiles(),
  now = Date.now(),
  shown = relative(folder, file),
  live?: LivePages,
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
  const unknown = Object.keys(merged).filter((key) => !Object.hasOwn(siteFile.entries, key));
  found.push(...unknown.slice(0, mostFaults).map((key) => unknownKey([key], [...keys, 'extends'])));
  const broken = new Set(found.map(({ path }) => path[0]));
  found.push(...problemsOf(output as SiteFile, (key) => !broken.has(key), now, live));
  // Errors first: they decide.
  found.sort((a, b) => Number(refuses(b)) - Number(refuses(a)));
  problems.push(...found.slice(0, mostFaults).map(at));
  const more = found.length - mostFaults;
  if (more > 0) problems.push(at(warning([], `has ${more} faults more; mend these first`)));
  if (problems.some(refuses)) return { made: undefined, problems, at };
  const site = output as SiteFile;
  const off = new Set(site.providers_off);
  const providers = site.providers.filter(({ provider_code }) => !off.has(provider_code));
  return { made: { site: { ...site, providers }, sources }, problems, at };
}

/** Most files that make one site, and their bytes together. */
const mostFiles = 40;
const mostBytesTogether = 4 * mostBytes;

/** The merged keys of a file and those that it extends; the first file that has a key wins. */
function merge(file: string, name: string, folder: string, files: ReadFiles) {
  const sources = new Map<string, number>();
  const origin = new Map<string, Source>();
  // Without a prototype, which a key could set.
  const merged: Json = Object.create(null);
  const problems: SiteFileError[] = [];
  let bytes = 0;
  let isComplete = true;
  const nameOf = (path: string) => (path === file ? name : relative(folder, path));
  /** `chain` are the files that led here, by which a circle is seen. */
  const take = (path: string, chain: readonly string[], complain: (reason: string) => SiteFileError) => {
    const source = read(files, path, nameOf(path));
    if (typeof source === 'string') {
      problems.push(complain(source));
      isComplete = false;
      return;
    }
    sources.set(path, source.time);
    bytes += source.bytes;
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
      const refuse = (reason: string) => source.at(error(['extends', index], `${base.slice(0, 200)} ${reason}`));
      const circle = extendsFault(target, [...chain, nameOf(path)], folder);
      if (circle) problems.push(refuse(circle));
      if (circle || sources.has(target)) continue;
      if (sources.size === mostFiles) {
        problems.push(refuse(`is one file too many: a site is made of at most ${mostFiles}`));
        break;
      }
      take(target, [...chain, nameOf(path)], refuse);
    }
    return source;
  };
  const nowhere = (problem: Problem) => new SiteFileError(name, 1, problem);
  const main = take(file, [], (reason) => nowhere(error([], reason)));
  if (bytes > mostBytesTogether)
    problems.push(
      nowhere(error([], `has ${bytes} bytes with what it extends, and may have ${mostBytesTogether}; extend less`)),
    );
  const at = (problem: Problem) => (origin.get(String(problem.path[0])) ?? main)?.at(problem) ?? nowhere(problem);
  return { merged, sources, problems, at, isComplete: isComplete && bytes <= mostBytesTogether };
}

/** What is wrong with a file to extend, by the names of the files that lead to it; empty if nothing is. */
function extendsFault(target: string, chain: readonly string[], folder: string): string {
  const name = relative(folder, target);
  if (name.split(sep)[0] === '..') return 'leads out of the folder of site files; copy that file into it';
  if (name === chain.at(-1)) return 'is this file itself; take it out';
  return chain.includes(name)
    ? `closes a circle: ${[...chain.slice(chain.indexOf(name)), name].join(' → ')}; take it out`
    : '';
}

/** A file, or why it cannot be read. */
function read(files: ReadFiles, path: string, shown: string): Source | string {
  try {
    return files.source(path, shown);
  } catch (fault) {
    return whyUnreadable(fault);
  }
}
