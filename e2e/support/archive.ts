import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesDir, root } from './folders';

/** Packs the builds, with source maps, and unpacks the archive in an empty folder beside one with only Node. */
export function unpackedArchive(): { folder: string; archive: string; cwd: string } {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-live-archive-'));
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/package/main.ts', '--maps'], {
    cwd: root,
    env: { ...process.env, RELEASES_DIR: releasesDir },
    stdio: 'pipe',
    encoding: 'utf8',
  });
  const name = /^dist\/(marquee-\S+)\.tar\.gz/m.exec(output)?.[1] ?? 'none';
  execFileSync('tar', ['-xzf', join(root, `dist/${name}.tar.gz`), '-C', folder]);
  const cwd = join(folder, 'path');
  mkdirSync(cwd);
  symlinkSync(process.execPath, join(cwd, 'node'));
  return { folder, archive: join(folder, name), cwd };
}
