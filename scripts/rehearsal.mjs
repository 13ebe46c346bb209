import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phase, run, runTypeScript } from './lib/run.mjs';
import { requireNode, root } from './lib/workspace.mjs';

/**
 * `npm run rehearsal [-- <commit>] [--short]`: operations on a real installation under traffic, from the last version's
 * archive to this one's. The last version is the given commit, or the one before the newest migration, so that the
 * upgrade migrates. Then proxies, a restore elsewhere, a downgrade without a migration, and a database fail-over.
 * `--short` does only upgrade and downgrade.
 */
const git = async (...words) => (await run('git', words, { quiet: true })).trim();

async function lastVersion(named) {
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`);
  const added = ['log', '-1', '--first-parent', '--diff-filter=A', '--format=%H'];
  const newest = await git(...added, '--', 'backend/platform/src/migrations');
  if (!newest) throw new Error('The history has no commit before the newest migration: name one.');
  return git('rev-parse', '--verify', `${newest}^`);
}

/** Makes the archive of a clean checkout, and unpacks it into a folder; returns its path. */
async function unpacked(checkout, folder) {
  const environment = { RELEASES_DIR: join(folder, 'built') };
  const said = await run(process.execPath, ['scripts/package.mjs'], { cwd: checkout, environment, quiet: true });
  const name = /^dist\/(marquee-\S+)\.tar\.gz/m.exec(said)?.[1];
  if (!name) throw new Error(`No archive was made:\n${said}`);
  await run('tar', ['-xzf', join(checkout, `dist/${name}.tar.gz`), '-C', folder]);
  return join(folder, name);
}

requireNode();
// Interrupts only the children; then cleans up.
process.on('SIGINT', () => {});
const folder = mkdtempSync(join(tmpdir(), 'marquee-rehearsal-'));
const checkout = join(folder, 'checkout');
try {
  await runTypeScript('lab/proofs/rehearsal/rehearsal.full.ts');
  const words = process.argv.slice(2);
  const commit = await lastVersion(words.find((word) => word !== '--short'));
  process.stdout.write(`From ${await git('log', '-1', '--format=%h %s', commit)}\n`);
  await git('worktree', 'add', '--detach', checkout, commit);
  const last = await phase('package the last version', () => unpacked(checkout, join(folder, 'last')));
  const current = await phase('package this version', () => unpacked(root, join(folder, 'this')));
  // An empty folder with only Node on the path.
  const cwd = join(folder, 'path');
  mkdirSync(cwd);
  symlinkSync(process.execPath, join(cwd, 'node'));
  await runTypeScript('lab/proofs/rehearsal/rehearsal.full.ts', [
    last,
    current,
    cwd,
    ...words.filter((word) => word === '--short'),
  ]);
  if (!words.includes('--short')) await runTypeScript('lab/proofs/rehearsal/recovery.full.ts', [last, current, cwd]);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error.output ?? ''}\n${error.message}\n`);
} finally {
  await git('worktree', 'remove', '--force', checkout).catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}
