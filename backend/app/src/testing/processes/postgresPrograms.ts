import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Postgres programs that a proof needs. */
const needed = ['initdb', 'postgres', 'pg_ctl', 'pgbench'];

/** Folders with one version each, as laid out by Debian, Red Hat, Homebrew and Postgres.app. */
const versioned: [folder: string, name: RegExp, inside: string][] = [
  ['/usr/lib/postgresql', /^\d+$/, 'bin'],
  ['/usr', /^pgsql-\d+$/, 'bin'],
  ['/opt/homebrew/opt', /^postgresql(@\d+)?$/, 'bin'],
  ['/usr/local/opt', /^postgresql(@\d+)?$/, 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', /^(latest|\d+)$/, 'bin'],
];

const versionIn = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);

function candidates(): string[] {
  const installed = versioned.flatMap(([folder, name, inside]) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((entry) => name.test(entry))
      .sort((one, other) => versionIn(other) - versionIn(one))
      .map((entry) => join(folder, entry, inside)),
  );
  return [...(process.env.PATH ?? '').split(delimiter), ...installed];
}

/** A folder with all `programs`: on the PATH, else the newest installed version. */
export function folderWith(programs: readonly string[] = needed): string | undefined {
  return candidates().find((folder) => programs.every((program) => existsSync(join(folder, program))));
}

function installPackage(): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) => spawnSync('apt-get', words, { env: environment, stdio: 'ignore' }).status === 0;
  const install = ['install', '-y', '--no-install-recommends', 'postgresql'];
  if (!apt(...install) && apt('update')) apt(...install);
}

/**
 * The folder of Postgres' programs: on the PATH, in a usual place, or from Debian's package if we may install it.
 * @throws with instructions if there is none
 */
export function postgresPrograms(programs: readonly string[] = needed): string {
  const found = folderWith(programs);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installPackage();
  const installed = folderWith(programs);
  if (installed) return installed;
  throw new Error(
    `No Postgres server was found (${programs.join(', ')}). Install one (Debian: apt-get install postgresql, macOS: brew install postgresql) or name a running one in DATABASE_URL.`,
  );
}

/**
 * The user and group to run a server as: Postgres refuses to run as root. Undefined if we are not root.
 * @throws if there is no user `postgres`
 */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    throw new Error(
      'Postgres does not run as root, and there is no user postgres: run as another user, or create that one.',
    );
  }
}
