import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { advanceClosings } from '@marquee/platform/account/closing/startClosing';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { expect, test } from '@rstest/core';
import { createBackend } from '../../src/backend';
import { sandboxMode } from '../../src/modes/sandbox';

const program = fileURLToPath(new URL('../../src/testing/killedClosing.ts', import.meta.url));

test.each(['paying', 'handing'])(
  'a closing whose process is killed while it is %s goes on in the next one, and pays once',
  async (step) => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-closing-'));
    const dataDir = join(folder, 'data');
    const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, dataDir, step], {
      encoding: 'utf8',
    });
    expect([signal, stderr]).toEqual(['SIGKILL', '']);
    const backend = await createBackend({ mode: sandboxMode(), dataDir, work: true });
    const { services } = backend;
    const { database } = services;
    const state = async () =>
      (await database.query<{ state: string }>('select state from account_closures')).map((row) => row.state);
    const stateAfterLook = async () => {
      await advanceClosings({ ...services, report: services.faults('closing') });
      return state();
    };
    await expect.poll(stateAfterLook, { interval: 200, timeout: 200_000 }).toEqual(['closed']);
    const paid = await database.query("select state from payments where kind = 'withdrawal' and request_id <> ''");
    expect(paid.filter((row) => (row as { state: string }).state !== 'paid')).toEqual([]);
    const [money] = await database.query(
      `select l.cash, l.reserved from account_closures c join ledger_players l using (player_id)`,
    );
    expect(money).toEqual({ cash: 0, reserved: 0 });
    expect((await verifyLedger(database)).flaws).toEqual([]);
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  },
  240_000,
);
