import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Mode } from '../forLive';
import type { ReadLivePages } from '../livePages';
import { refuses, SiteFilesRefused } from '../problem';
import { ReadFiles } from '../readFiles';
import { examineSite } from '../readSite';
import type { SiteFile } from '../siteFile';
import { domainsIn, together } from '../siteSet';
import { diff } from './diff';
import { setIn } from './jsonEdit';

/** A message for the operator: a wrong request, or what prevents it. */
export class ToolError extends Error {}

/** The tool's environment: folders, and output. */
export interface Workspace {
  /** Folder of site files. */
  folder: string;
  /** Port of the site's addresses. */
  port: number;
  now(): number;
  /** The mode that files are judged for; in none, as in the sandbox. */
  mode?: Mode | undefined;
  /** The pages of live remotes. */
  live?: ReadLivePages;
  print(text: string): void;
}

/** One value to set, by its path in the file. */
export type Change = readonly [path: readonly string[], value: unknown];

/**
 * A site of the folder with its text. Throws ToolError if there is none of that name, SiteFilesRefused if it is
 * invalid.
 */
export function siteOf(workspace: Workspace, domain: string): { file: string; text: string; site: SiteFile } {
  const file = join(workspace.folder, `${domain}.json`);
  if (!existsSync(file)) {
    throw new ToolError(`There is no site ${domain}. These are there: ${domainsIn(workspace.folder).join(', ')}`);
  }
  const { made, problems } = examineSite(file, workspace.folder);
  if (!made) throw new SiteFilesRefused(problems.filter(refuses));
  return { file, text: readFileSync(file, 'utf8'), site: made.site };
}

/** The address at which a site is seen. */
export const addressOf = ({ port }: Workspace, { domain_name }: Pick<SiteFile, 'domain_name'>) =>
  `http://${domain_name}${port === 80 ? '' : `:${port}`}/`;

/**
 * Writes a site file if it is valid: to a temporary file first, which is examined as the backend would, then renamed
 * atomically. Throws SiteFilesRefused for an invalid one and changes nothing; prints warnings; with `dryRun` it only
 * shows the changes.
 */
export function store(workspace: Workspace, file: string, before: string, after: string, dryRun: boolean): void {
  const name = basename(file);
  const beside = `${file}.${process.pid}.new`;
  try {
    writeFileSync(beside, after);
    const examined = examineSite(beside, workspace.folder, new ReadFiles(), workspace.now(), name);
    const problems = [...examined.problems, ...together(name.slice(0, -5), examined, new Map())];
    const errors = problems.filter(({ level }) => level === 'error');
    if (errors.length > 0) throw new SiteFilesRefused(errors);
    for (const { message } of problems) workspace.print(`${message}\n`);
    if (dryRun) workspace.print(before === after ? `${name}: nothing to change\n` : diff(name, before, after));
    else renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Sets values in a site's file and prints the result. */
export function change(
  workspace: Workspace,
  domain: string,
  changes: readonly Change[],
  said: string,
  dryRun: boolean,
): void {
  const { file, text } = siteOf(workspace, domain);
  const after = changes.reduce((result, [path, value]) => setIn(result, path, value), text);
  store(workspace, file, text, after, dryRun);
  if (!dryRun) workspace.print(`${domain}: ${said}\n  ${addressOf(workspace, { domain_name: domain })}\n`);
}
