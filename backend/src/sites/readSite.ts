import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { lineOf } from './lineOf';
import { type SiteFile, siteFile } from './siteFile';
import { problemsOf } from './siteRules';

/** What is wrong with a site file: which file and line, which path in it, and why. */
export class SiteFileError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly path: string,
    readonly reason: string,
  ) {
    super(`${file}:${line} ${path || '(whole file)'}: ${reason}`);
  }
}

/** A site that was read, and the files that it came from with their times of change (ms): the site changes when they do. */
export interface ReadSite {
  site: SiteFile;
  sources: Map<string, number>;
}

type Json = Record<string, unknown>;

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

/**
 * Reads one site file. `extends` names files, relative to it, whose keys it takes over where it has none of its own, so that
 * sites can share providers and texts. Throws SiteFileError for the first thing that is wrong.
 */
export function readSite(file: string, folder: string): ReadSite {
  const sources = new Map<string, number>();
  const origin = new Map<string, { shown: string; text: string }>();
  const merged: Json = {};
  const take = (path: string, from?: { shown: string; text: string }) => {
    const shown = relative(folder, path);
    let text: string;
    try {
      sources.set(path, statSync(path).mtimeMs);
      text = readFileSync(path, 'utf8');
    } catch (error) {
      const reason = `cannot be read: ${(error as NodeJS.ErrnoException).code}`;
      throw from
        ? new SiteFileError(from.shown, lineOf(from.text, ['extends']), 'extends', `${shown} ${reason}`)
        : new SiteFileError(shown, 1, '', reason);
    }
    const { extends: bases, ...own } = parse(path, text, shown);
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

  const refuse = (path: readonly (string | number)[], reason: string): never => {
    const { shown, text } = origin.get(String(path[0])) ?? main;
    throw new SiteFileError(shown, lineOf(text, path), path.join('.'), reason);
  };
  const result = v.safeParse(siteFile, merged, { abortEarly: true });
  if (!result.success) {
    const issue = result.issues[0];
    return refuse(
      (issue.path ?? []).map((item) => item.key as string | number),
      reasonOf(issue),
    );
  }
  const problem = problemsOf(result.output)[0];
  if (problem) return refuse(problem.path, problem.reason);
  return { site: result.output, sources };
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a key of a site file';
  if (issue.received === 'undefined') return 'is missing';
  const bare = issue.kind === 'validation' && !issue.message.startsWith('Invalid');
  return bare ? `must be ${issue.message}` : `must be ${issue.expected ?? issue.message}, is ${issue.received}`;
}
