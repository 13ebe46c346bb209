import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '@marquee/database/pglite';
import { describe, expect, it } from '@rstest/core';

describe('a data folder', () => {
  it('keeps what was written, and lets one process in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-data-'));
    const lock = join(folder, 'database.lock');
    const first = await openPglite({ folder });
    await first.script('create table a (x int); insert into a values (7)');
    expect(Number(readFileSync(lock, 'utf8'))).toBe(process.pid);
    await first.close();

    writeFileSync(lock, String(process.ppid));
    await expect(openPglite({ folder })).rejects.toThrow('is in use by process');
    for (const leftBehind of ['999999999', '']) {
      writeFileSync(lock, leftBehind);
      const again = await openPglite({ folder });
      expect(await again.query('select x from a')).toEqual([{ x: 7 }]);
      await again.close();
    }
    rmSync(folder, { recursive: true });
  });
});
