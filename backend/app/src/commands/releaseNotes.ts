import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usageOf } from '@marquee/settings/commands';
import { root } from '@marquee/settings/root';
import { type Release, releasesIn, releasesSince } from '../changelog/changelog';
import { type ExitCode, runCommand, say } from './command';

const titleOf = ({ version, day }: Release) => `## ${version}${day ? ` (${day})` : ''}\n\n`;
const print = (text: string) => void process.stdout.write(`${text}\n`);

/**
 * `npm run release-notes`: prints the notes of a version from CHANGELOG.md, the newest by default; with `--since` the
 * required steps to upgrade from a version. Exit codes: 1 unknown version, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const releases = releasesIn(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  const unknown = (version: string) =>
    say(`There is no version ${version}. There are: ${releases.map((one) => one.version).join(', ')}.`, 1);
  const [first, second, ...rest] = process.argv.slice(2);
  if (first === '--since') {
    if (!second || rest.length > 0) throw new Error(usageOf('release-notes'));
    const since = releasesSince(releases, second);
    if (!since) return unknown(second);
    const steps = since.filter(({ mustDo }) => mustDo !== '');
    print(steps.map((release) => titleOf(release) + release.mustDo).join('\n\n') || `Nothing to do since ${second}.`);
    return 0;
  }
  if (second !== undefined) throw new Error(usageOf('release-notes'));
  const release = releases.find(({ version, day }) => (first ? version === first : day));
  if (!release) return unknown(first ?? '');
  print(titleOf(release) + release.notes);
  return 0;
}

runCommand(main);
