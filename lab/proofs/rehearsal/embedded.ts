import { join } from 'node:path';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { startProgram } from '@marquee/backend/testing/processes/programProcess';
import type { facts } from '../facts';
import { type Archive, archiveCommand, commandOutput } from './archiveCommand';
import type { Installation } from './installation';
import { refused, startOld } from './scenes';

/**
 * An embedded database of the old version: the new one migrates it at start, its books are correct, and the old one
 * then refuses it.
 */
export async function upgradeEmbedded(
  installation: Installation,
  { from, to, backup, equal }: { from: Archive; to: Archive; backup: string } & Pick<ReturnType<typeof facts>, 'equal'>,
): Promise<void> {
  const { folder, sites } = installation;
  const data = { DATA_DIR: join(folder, 'embedded') };
  const restored = await commandOutput(from, ['restore', backup], data);
  const settings = { ...data, MARQUEE_MODE: 'sandbox', SITES_DIR: sites, PORT: `${await freePort()}` };
  const started = startProgram(to, 'backend', settings);
  await started.ready();
  equal('the new version on an embedded database of the old one ends with', (await started.stop()).code, 0);
  const verified = await archiveCommand(to, ['verify-ledger'], data);
  equal(`its ledger verifies (${verified.output.split('\n').at(-1)})`, verified.code, 0);
  console.log(`  before: ${restored.split('\n').at(-1)}`);
  equal('the old version on it', await startOld(installation, from, settings), refused);
}
