import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phase, run, runTypeScript } from './lib/run.mjs';
import { requireNode, root } from './lib/workspace.mjs';

/**
 * `npm run rehearsal [-- <commit>]`: operations on a real installation under traffic, from the archive of the last version to that of this one. The last version
 * is a commit: the one named, or else the one before the newest migration, so that the upgrade has a migration to make.
 */
const git = async (...words) => (await run('git', words, { quiet: true })).trim();

async function lastVersion(named) {
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`);
  const added = ['log', '-1', '--first-parent', '--diff-filter=A', '--format=%H'];
  const newest = await git(...added, '--', 'backend/platform/src/migrations');
  if (!newest) throw new Error('The history has no commit before the newest migration: name one.');
  return git('rev-parse', '--verify', `${newest}^`);
}

/** Makes the archive of a checkout and unpacks it into a folder. Gives the unpacked one. */
async function unpacked(checkout, folder, releases) {
  const environment = { RELEASES_DIR: releases };
  await run(process.execPath, ['scripts/package.mjs'], { cwd: checkout, environment, quiet: true });
  const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  mkdirSync(folder);
  await run('tar', ['-xzf', join(checkout, `dist/marquee-${version}.tar.gz`), '-C', folder]);
  return join(folder, `marquee-${version}`);
}

requireNode();
// Ends what runs below; then what was made is removed.
process.on('SIGINT', () => {});
const folder = mkdtempSync(join(tmpdir(), 'marquee-rehearsal-'));
const checkout = join(folder, 'checkout');
try {
  await runTypeScript('backend/app/src/proofs/rehearsal/rehearsal.full.ts');
  const commit = await lastVersion(process.argv[2]);
  process.stdout.write(`From ${await git('log', '-1', '--format=%h %s', commit)}\n`);
  await git('worktree', 'add', '--detach', checkout, commit);
  // The versions of one operator: a remote that has changed gets a version of its own.
  const releases = join(folder, 'built');
  const last = await phase('package the last version', () => unpacked(checkout, join(folder, 'last'), releases));
  const current = await phase('package this version', () => unpacked(root, join(folder, 'this'), releases));
  // An empty folder with Node and nothing else on the path.
  const cwd = join(folder, 'path');
  mkdirSync(cwd);
  symlinkSync(process.execPath, join(cwd, 'node'));
  await runTypeScript('backend/app/src/proofs/rehearsal/rehearsal.full.ts', [last, current, cwd]);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error.output ?? ''}\n${error.message}\n`);
} finally {
  await git('worktree', 'remove', '--force', checkout).catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}
