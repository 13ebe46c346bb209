import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { judgeFor, type Mode } from '../forLive';
import { refuses, type SiteFileError } from '../problem';
import { ReadFiles } from '../readFiles';
import type { Examined } from '../readSite';
import { sandboxSites } from '../siteFolder';
import { domainsIn, examineSites, problemsIn } from '../siteSet';
import { setIn } from '../tool/jsonEdit';
import { removeDuplicateKeys } from './removeDuplicateKeys';
import { decisions, type Given, repairs, shapeOf } from './repairs';

/** A file to be changed. */
export interface MigratedFile {
  /** Absolute path. */
  path: string;
  /** Its path in the folder of site files. */
  name: string;
  before: string;
  after: string;
  /** What was changed and why, as lines. */
  notes: string[];
}

/** The migration of a folder of site files. */
export interface Migration {
  files: MigratedFile[];
  /** What still keeps sites from opening. */
  left: SiteFileError[];
  /** The same as lines, with what a person must decide. */
  open: string[];
  /** What live mode does not start without, as lines. */
  forLive: string[];
}

/** Most rounds: a repair may reveal the next fault. */
const mostRounds = 20;

/**
 * Reads the site files of a folder, whichever version wrote them, and repairs what this version refuses if there is
 * only one way. Nothing is written: the result is the new content of each file and the remaining faults. Shared files
 * are repaired once.
 */
export function migrateSites(
  folder: string,
  gifts: readonly number[],
  now = Date.now(),
  mode: Mode | undefined = undefined,
): Migration {
  const drafts = new Map<string, string>();
  const originals = new Map<string, string>();
  const notes = new Map<string, Set<string>>();
  const domains = domainsIn(folder);

  const keep = (path: string, text: string, note: string) => {
    drafts.set(path, text);
    notes.set(path, (notes.get(path) ?? new Set()).add(note));
  };

  /** Mends what it can in one site; returns whether anything changed. */
  const mendSite = (domain: string, problems: readonly SiteFileError[], files: ReadFiles): boolean => {
    let isChanged = false;
    for (const problem of problems.filter(refuses)) {
      const path = join(folder, problem.file);
      const text = drafts.get(path) ?? files.textOf(path);
      if (text === undefined) continue;
      if (!originals.has(path)) originals.set(path, text);
      const after = mended(text, problem, { domain, gifts });
      if (!after || after.text === text) continue;
      keep(path, after.text, after.note);
      isChanged = true;
    }
    return isChanged;
  };

  let left: SiteFileError[] = [];
  let sites = new Map<string, Examined>();
  for (let round = 0; round < mostRounds; round += 1) {
    const files = new ReadFiles(drafts);
    sites = examineSites(folder, domains, files, now);
    const problems = problemsIn(sites.values());
    left = problems.filter(refuses);
    const changes = [...sites].map(([domain, { problems }]) => mendSite(domain, problems, files));
    if (!changes.includes(true)) break;
  }
  const files = [...drafts].map(([path, after]) => ({
    path,
    name: relative(folder, path),
    before: originals.get(path) ?? '',
    after,
    notes: [...(notes.get(path) ?? [])],
  }));
  const schema = renewedSchema(folder);
  if (schema) files.push(schema);
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files, left, open: left.map(openLine), forLive: forLiveIn(sites, mode) };
}

/** What keeps live mode from starting with the sites, as lines. */
function forLiveIn(sites: ReadonlyMap<string, Examined>, mode: Mode | undefined): string[] {
  const isLegal = ({ steps, level }: SiteFileError) => steps[0] === 'legal' && level === 'warning';
  const others = new Set(problemsIn(sites.values()).filter((problem) => !isLegal(problem)));
  judgeFor(mode, sites.values());
  return problemsIn(sites.values()).flatMap((problem) => (others.has(problem) ? [] : [problem.message]));
}

/** The editors' schema file, if the folder has an outdated one. */
function renewedSchema(folder: string): MigratedFile | undefined {
  const name = 'site.schema.json';
  const path = join(folder, name);
  if (!existsSync(path)) return;
  const [before, after] = [readFileSync(path, 'utf8'), readFileSync(join(sandboxSites, name), 'utf8')];
  return before === after ? undefined : { path, name, before, after, notes: ['this version’s, for editors'] };
}

function openLine({ message, steps }: SiteFileError): string {
  const hint = decisions[shapeOf(steps)];
  return hint ? `${message}\n  ${hint}` : message;
}

/** A file's text with one fault repaired, and a note. Nothing if a person must decide. */
function mended(
  text: string,
  { steps, reason }: SiteFileError,
  given: Given,
): { text: string; note: string } | undefined {
  if (reason.startsWith('is not JSON')) return;
  if (reason.startsWith('stands twice'))
    return {
      text: removeDuplicateKeys(text),
      note: `${steps.join('.')}: stood twice; the last one stays, which was in force`,
    };
  const shape = shapeOf(steps);
  const mend = Object.hasOwn(repairs, shape) ? repairs[shape] : undefined;
  const found = mend?.(JSON.parse(text), steps, given);
  if (!found) return;
  const { path, value, why } = found;
  return { text: setIn(text, path, value), note: `${path.join('.')} is ${JSON.stringify(value)}: ${why}` };
}
