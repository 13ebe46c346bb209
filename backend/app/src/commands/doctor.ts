import { usageOf } from '@marquee/settings/commands';
import { readSettings, SettingsError } from '@marquee/settings/settings';
import type { Check } from '../doctor/check';
import { checksOf, checksWithout, runChecks } from '../doctor/doctor';
import { countsOf, jsonOf, secretsOf, tableOf, withoutSecrets } from '../doctor/report';
import { allMigrations } from '../migrations';
import { liveMigrations } from '../modes/live';
import { type ExitCode, runCommand, say } from './command';

/** The checks of this environment, and secrets to be removed from the output. */
function prepare(): { checks: Check[]; secrets: string[]; isUnset?: boolean; close: () => Promise<void> } {
  try {
    const settings = readSettings('edge');
    const migrations = settings.MARQUEE_MODE === 'live' ? liveMigrations() : allMigrations();
    return { ...checksOf(settings, migrations), secrets: secretsOf(settings) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { checks: checksWithout(error.problems), secrets: [], isUnset: true, close: async () => {} };
  }
}

/**
 * `npm run doctor [-- --json] [check…]`: checks an installation, running or not, and changes nothing. Exit codes: 1 a
 * check failed, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const words = process.argv.slice(2);
  const { checks, secrets, isUnset = false, close } = prepare();
  const wanted = words.filter((word) => word !== '--json');
  const unknown = wanted.filter((word) => !checks.some(({ name }) => name === word));
  // Faults of the settings, such as a key file that others can read, leave most checks out: they are said first.
  if (unknown.length > 0 && !isUnset) {
    return say(
      `${usageOf('doctor')}\nThere is no check ${unknown.join(', ')}. They are ${checks.map(({ name }) => name).join(', ')}.`,
      2,
    );
  }
  const found = await runChecks(
    checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name) || (isUnset && name === 'settings')),
  );
  const rows = withoutSecrets(found, secrets);
  const text = words.includes('--json') ? jsonOf(rows) : tableOf(rows);
  process.stdout.write(`${text}\n`);
  await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 2_000).unref())]);
  return countsOf(rows).failed > 0 ? 1 : 0;
}

// A hanging partner or database may hold a socket open.
runCommand(main, { says: 'The doctor cannot work' }).then(() => process.stdout.write('', () => process.exit()));
