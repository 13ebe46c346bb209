import { execFileSync } from 'node:child_process';

/** A line of git about a folder; empty where there is no git, or no repository. */
export function gitLine(folder: string, ...words: string[]): string {
  try {
    return execFileSync('git', ['-C', folder, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** The commit that a folder's repository is at, with `+` where its files differ from it; undefined outside of one. */
export function commitOf(folder: string): string | undefined {
  const commit = gitLine(folder, 'rev-parse', 'HEAD');
  if (!commit) return undefined;
  return gitLine(folder, 'status', '--porcelain') ? `${commit}+` : commit;
}
