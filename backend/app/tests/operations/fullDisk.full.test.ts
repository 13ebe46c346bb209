import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { backupBench } from '../../src/testing/backupBench';

const mayMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;
const command = (name: string) => fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'marquee-full-'));
const disk = join(folder, 'disk');

/** Mounts a disk of so many kilobytes; and one that an empty database almost fills. */
const small = (size: number) => `mount -t tmpfs -o size=${size}k none "$0"`;
const withDatabase = `${small(1_000_000)}; "$1" "$2" "$3" "$4" no-backup >&2
    mount -o remount,size=$(($(du -sk "$0" | cut -f1) + 1024))k "$0"`;

/** Runs a command on a disk: output, exit code and files; then again with free space. */
async function onDisk(made: string, settings: Record<string, string>, name: string, ...words: string[]) {
  const script = `${made}
    "$@" 2>&1; echo "code $?"; find "$0" -mindepth 1 -maxdepth 3 -not -path '*/database/*' | sort | sed 's/^/left /'
    mount -o remount,size=1g "$0"; "$@" 2>&1; echo "code $?"`;
  const all = ['-rm', 'sh', '-c', script, disk, process.execPath, '--import', 'tsx', command(name), ...words];
  const { stdout } = await promisify(execFile)('unshare', all, { env: { PATH: process.env.PATH, ...settings } });
  return stdout.replaceAll(folder, '').trim().split('\n');
}

// Containers without mount permission skip this.
describe.skipIf(!mayMount)('on a disk that is full', () => {
  let bench: Awaited<ReturnType<typeof backupBench>>;
  beforeAll(async () => {
    mkdirSync(disk);
    bench = await backupBench();
  });
  afterAll(async () => {
    await bench.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['cannot be made', small(20_000), 'No database can be made in /disk/data/database: the disk is full.'],
    ['has no room for the rows', withDatabase, 'the disk of /disk/data is full.'],
  ])(
    'an embedded database that %s is said in a sentence, and the restore works when there is room',
    async (_, made, why) => {
      const output = await onDisk(made, { DATA_DIR: join(disk, 'data') }, 'restore', bench.file);
      expect(output.slice(0, 2)).toEqual([`Nothing was restored: ${why}`, 'code 1']);
      expect(output.at(-2)).toMatch(/^Ledger: .* clean$/);
      expect(output.at(-1)).toBe('code 0');
    },
    300_000,
  );

  it('no partial backup remains, and one is made once there is space', async () => {
    const settings = { DATA_DIR: join(folder, 'data') };
    await promisify(execFile)(process.execPath, ['--import', 'tsx', command('restore'), bench.file], {
      env: { PATH: process.env.PATH, ...settings },
    });
    const [said, code, ...rest] = await onDisk(small(16), settings, 'backup', join(disk, 'all.backup'));
    expect(said).toMatch(/^No backup was made: ENOSPC/);
    expect([code, rest.length, rest.at(-1)]).toEqual(['code 1', 2, 'code 0']);
  }, 300_000);
});
