import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { lineOf } from './lineOf';
import { type SiteFile, siteFile } from './siteFile';
import { type Problem, problemsOf, themeProblems } from './siteRules';

/**
 * What is wrong with a site file: which file and line, which path in it, and why. A file whose theme alone is not accepted is
 * taken all the same (`isTaken`): the site then answers with that reason (§4).
 */
export class SiteFileError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly path: string,
    readonly reason: string,
    readonly isTaken = false,
  ) {
    super(`${file}:${line} ${path || '(whole file)'}: ${reason}`);
  }
}

/** A site that was read, and the files that it came from with their times of change (ms): the site changes when they do. */
export interface ReadSite {
  site: SiteFile;
  sources: Map<string, number>;
  /** What the operator should know of a file that was taken. */
  warnings: SiteFileError[];
}

type Json = Record<string, unknown>;

interface Source {
  time: number;
  text: string;
  json: Json;
}

/** What was read already: sites share most of their files, and what a shared file says is checked once. */
export class ReadFiles {
  private readonly sources = new Map<string, Source>();
  private readonly checked = new WeakMap<object, unknown>();

  /** The text and the object of a file, read again when its time has changed. Throws what the file system throws. */
  source(path: string, shown: string): Source {
    const time = statSync(path).mtimeMs;
    const known = this.sources.get(path);
    if (known?.time === time) return known;
    const text = readFileSync(path, 'utf8');
    const made = { time, text, json: parse(path, text, shown) };
    this.sources.set(path, made);
    return made;
  }

  /** The checked value of one key, or the first issue with it. */
  check(key: keyof typeof siteFile.entries, value: unknown): { output: unknown } | { issue: v.BaseIssue<unknown> } {
    const isShared = typeof value === 'object' && value !== null;
    if (isShared && this.checked.has(value)) return { output: this.checked.get(value) };
    const result = v.safeParse(siteFile.entries[key], value, { abortEarly: true });
    if (!result.success) return { issue: result.issues[0] };
    if (isShared) this.checked.set(value, result.output);
    return { output: result.output };
  }
}

function parse(file: string, text: string, shown: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  } catch (error) {
    const message = (error as Error).message;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    throw new SiteFileError(shown, text.slice(0, position).split('\n').length, '', `is not JSON: ${message}`);
  }
  throw new SiteFileError(shown, 1, '', `${file} must hold one JSON object`);
}

/** What came of looking at a site file: the site when nothing is wrong, and all that is to be said about it. */
export interface Examined {
  made: ReadSite | undefined;
  /** The first thing that is wrong with each key, in the order of the schema; what is wrong between keys when they are all right. */
  problems: SiteFileError[];
}

/**
 * Reads one site file. `extends` names files, relative to it, whose keys it takes over where it has none of its own, so that
 * sites can share providers and texts. Throws SiteFileError for the first thing that is wrong.
 */
export function readSite(file: string, folder: string, files = new ReadFiles()): ReadSite {
  const { made, problems } = examineSite(file, folder, files);
  if (!made) throw problems[0];
  return made;
}

/** Reads one site file and says everything that is wrong with it. Throws SiteFileError for what cannot be read at all. */
export function examineSite(file: string, folder: string, files = new ReadFiles()): Examined {
  const sources = new Map<string, number>();
  const origin = new Map<string, { shown: string; text: string }>();
  const merged: Json = {};
  const take = (path: string, from?: { shown: string; text: string }) => {
    const shown = relative(folder, path);
    let source: Source;
    try {
      source = files.source(path, shown);
    } catch (error) {
      if (error instanceof SiteFileError) throw error;
      const reason = `cannot be read: ${(error as NodeJS.ErrnoException).code}`;
      throw from
        ? new SiteFileError(from.shown, lineOf(from.text, ['extends']), 'extends', `${shown} ${reason}`)
        : new SiteFileError(shown, 1, '', reason);
    }
    const { time, text, json } = source;
    sources.set(path, time);
    const { extends: bases, ...own } = json;
    for (const [key, value] of Object.entries(own)) {
      if (Object.hasOwn(merged, key)) continue;
      merged[key] = value;
      origin.set(key, { shown, text });
    }
    for (const base of Array.isArray(bases) ? bases : []) {
      const target = join(dirname(path), String(base));
      if (!sources.has(target)) take(target, { shown, text });
    }
    return { shown, text };
  };
  const main = take(file);

  const complaint = ({ path, reason }: Problem, isTaken = false) => {
    const { shown, text } = origin.get(String(path[0])) ?? main;
    return new SiteFileError(shown, lineOf(text, path), path.join('.'), reason, isTaken);
  };
  const output: Json = {};
  const found: Problem[] = [];
  for (const key of Object.keys(siteFile.entries) as (keyof typeof siteFile.entries)[]) {
    const result = files.check(key, merged[key]);
    if ('issue' in result) {
      const inside = (result.issue.path ?? []).map((item) => item.key as string | number);
      found.push({ path: [key, ...inside], reason: reasonOf(result.issue) });
    } else if (result.output !== undefined) output[key] = result.output;
  }
  for (const key of Object.keys(merged)) {
    if (!Object.hasOwn(siteFile.entries, key)) found.push({ path: [key], reason: 'is not a key of a site file' });
  }
  const site = output as SiteFile;
  const problems = (found.length > 0 ? found : problemsOf(site)).map((problem) => complaint(problem));
  if (problems.length > 0) return { made: undefined, problems };
  const warnings = themeProblems(site).map((problem) => complaint(problem, true));
  const off = new Set(site.providers_off);
  const providers = site.providers.filter(({ provider_code }) => !off.has(provider_code));
  return { made: { site: { ...site, providers }, sources, warnings }, problems: warnings };
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a key of a site file';
  if (issue.received === 'undefined') return 'is missing';
  const bare = issue.kind === 'validation' && !issue.message.startsWith('Invalid');
  return bare ? `must be ${issue.message}` : `must be ${issue.expected ?? issue.message}, is ${issue.received}`;
}
