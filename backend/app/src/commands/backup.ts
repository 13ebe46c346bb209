import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { openDatabase } from '@marquee/database/open';
import { askForBackup } from '@marquee/platform/operations/backup/socket';
import { writeBackup } from '@marquee/platform/operations/backup/write';
import { usageOf } from '@marquee/settings/commands';
import { settingsOrExit } from '@marquee/settings/settings';
import { type ExitCode, runCommand, say } from './command';

/**
 * `npm run backup -- <file> [--force]`: a consistent backup of the database of DATABASE_URL, or the embedded one of
 * DATA_DIR. The backend may be running. Exit codes: 1 no backup was made, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const words = process.argv.slice(2);
  const [file] = words.filter((word) => !word.startsWith('--'));
  const unknown = words.find((word) => word.startsWith('--') && word !== '--force');
  if (!file || unknown) return say(usageOf('backup'), 2);
  if (existsSync(file) && !words.includes('--force')) return say(`${file} exists. --force replaces it.`, 1);
  const from = Date.now();
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settingsOrExit('database', 2);
  const asked = databaseUrl ? undefined : await askForBackup(dataDir, file);
  if (!asked) {
    if (!databaseUrl && !existsSync(dataDir)) return say(`There is no database in ${dataDir}.`, 1);
    const database = await openDatabase({ dataDir, databaseUrl });
    await writeBackup(database, file).finally(() => database.close());
  }
  const kilobytes = ((await stat(file)).size / 1024).toFixed(0);
  const source = databaseUrl ? 'the Postgres server' : asked ? 'the running backend' : dataDir;
  process.stdout.write(`${file}: ${kilobytes} KiB from ${source} in ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
  return 0;
}

runCommand(main, { says: 'No backup was made', code: 1 });
