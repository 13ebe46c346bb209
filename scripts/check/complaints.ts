import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './sourceFiles';

/** The messages of our own lint rules by path, with the repository's settings; one per file. */
export function complaintsOf(files: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-waits-'));
  for (const part of ['biome.json', 'scripts/check/waits.grit', 'scripts/check/clock.grit'])
    cpSync(join(root, part), join(folder, part));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${code}\n`);
  }
  const words = ['lint', '--colors=off', '--vcs-enabled=false', '--max-diagnostics=100', '.'];
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stderr } = spawnSync(process.execPath, [biome, ...words], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return Object.fromEntries(
    [...stderr.matchAll(/^(\S+?):\d+:\d+ plugin [^×]*× ([^\n]*)/gm)].map(([, ...said]) => said),
  );
}
