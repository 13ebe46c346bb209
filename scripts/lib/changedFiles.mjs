import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The branches that changes are compared with; the first that exists counts. */
const bases = ['origin/main', 'main'];

/**
 * The files that differ from where the branch has left `main`: committed, uncommitted and untracked ones, and those
 * that are gone. `before` is a file's text there, `now` its present one; undefined where there is none.
 * @returns {{ path: string, before?: string, now?: string }[] | undefined} undefined outside of Git or without `main`
 */
export function changedFiles(folder = root) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] };
  const git = (...words) => execFileSync('git', words, options);
  const tried = (...words) => {
    try {
      return git(...words);
    } catch {
      return undefined;
    }
  };
  const base = bases.map((branch) => tried('merge-base', branch, 'HEAD')?.trim()).find(Boolean);
  if (!base) return undefined;
  const listed = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const paths = new Set(listed.flatMap((list) => list.split('\0').filter(Boolean)));
  return [...paths].sort().map((path) => ({
    path,
    before: tried('show', `${base}:${path}`),
    now: existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined,
  }));
}
