import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { readSettings } from '@marquee/settings/settings';
import { afterAll, afterEach, describe, expect, it } from '@rstest/core';
import { backupFindings } from '../../src/doctor/backupsCheck';
import type { Finding } from '../../src/doctor/check';
import { checksOf } from '../../src/doctor/doctor';
import { frontFindings } from '../../src/doctor/frontCheck';
import { selfSigned } from '../../src/testing/certificate';

const [hour, day] = [3_600_000, 86_400_000];
const folder = mkdtempSync(join(tmpdir(), 'marquee-doctor-live-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shown = (findings: readonly Finding[]) => {
  for (const { level, todo } of findings) expect(Boolean(todo) || level === 'ok').toBe(true);
  return findings.map(({ level, found }) => `${level} ${found}`);
};

describe('the doctor, of a live site’s own address', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  const sites = join(folder, 'sites');
  mkdirSync(sites);
  for (const name of ['common', 'localhost.json'])
    cpSync(join(sandboxSites, name), join(sites, name), { recursive: true });

  /** A proxy whose certificate is valid for some more days. */
  async function front(days: number) {
    const now = Date.now();
    const { key, cert } = selfSigned({ from: now - 100 * day, until: now + days * day + hour });
    const server = createServer({ key, cert });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return { port: (server.address() as AddressInfo).port, trusted: cert };
  }

  it.each([
    [60, 'ok localhost: certificate is good for 60 days'],
    [20, 'warning localhost: certificate is good for 20 days'],
    [2, 'failed localhost: certificate is good for 2 days'],
    [-2, 'failed localhost: certificate is refused: CERT_HAS_EXPIRED, and ended 2 days ago'],
  ])('with a certificate that has %i days left: %s', async (days, line) => {
    expect(shown(await frontFindings(sites, await front(days)))).toEqual([line]);
  });

  it('warns where no proxy answers: before it runs, or behind a firewall', async () => {
    const { port } = await front(60);
    await new Promise((done) => servers.pop()?.close(done));
    const [line] = shown(await frontFindings(sites, { port }));
    expect(line).toMatch(/^warning localhost cannot be reached from here at port \d+: .*ECONNREFUSED/);
  });
});

describe('the doctor, of backups', () => {
  const now = Date.now();

  /** A folder with one backup of this age in hours. */
  function withBackup(hours: number, content = 'backup', name = 'marquee.backup') {
    const made = mkdtempSync(join(folder, 'backups-'));
    writeFileSync(join(made, name), content);
    utimesSync(join(made, name), (now - hours * hour) / 1000, (now - hours * hour) / 1000);
    return made;
  }

  it.each([
    [2, 'ok'],
    [25, 'ok'],
    [26, 'warning'],
    [24 * 7, 'failed'],
  ])('the newest is %i hours old: %s', (hours, level) => {
    expect(shown(backupFindings(withBackup(hours), now))).toEqual([`${level} the newest backup is ${hours} hours old`]);
  });

  it('counts the newest of several', () => {
    const made = withBackup(100);
    cpSync(join(withBackup(3), 'marquee.backup'), join(made, 'newer.backup'), { preserveTimestamps: true });
    expect(shown(backupFindings(made, now))).toEqual(['ok the newest backup is 3 hours old']);
  });

  it('does not count an empty file, a hidden one or a folder as a backup', () => {
    const none = ['failed there is no backup in BACKUPS_DIR'];
    expect(shown(backupFindings(withBackup(1, ''), now))).toEqual(none);
    expect(shown(backupFindings(withBackup(1, 'half', '.marquee.backup'), now))).toEqual(none);
    const made = mkdtempSync(join(folder, 'backups-'));
    mkdirSync(join(made, 'inner'));
    expect(shown(backupFindings(made, now))).toEqual(none);
  });

  it('wants none before the first start, but the folder', () => {
    const empty = mkdtempSync(join(folder, 'backups-'));
    expect(shown(backupFindings(empty, now, true))[0]).toMatch(/^ok none yet/);
    const gone = join(folder, 'gone');
    const [finding] = backupFindings(gone, now, true);
    expect(finding).toMatchObject({ level: 'failed', todo: expect.stringContaining(`mkdir -p ${gone}`) });
  });

  it('fails if the folder does not exist, and warns if none is set', () => {
    expect(shown(backupFindings(join(folder, 'gone'), now))[0]).toMatch(/^failed BACKUPS_DIR cannot be .*ENOENT/);
    expect(shown(backupFindings(undefined, now))).toEqual(['warning nobody knows of backups']);
  });

  it('are checked only in live mode, and so is the address of the site', () => {
    const names = (MARQUEE_MODE: string) => {
      return checksOf(readSettings('edge', { MARQUEE_MODE }), []).checks.map(({ name }) => name);
    };
    expect(names('live')).toEqual(expect.arrayContaining(['front', 'backups']));
    expect(names('sandbox')).not.toEqual(expect.arrayContaining(['front']));
    expect(names('sandbox')).not.toEqual(expect.arrayContaining(['backups']));
  });
});
