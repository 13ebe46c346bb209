import type { Migration } from '@marquee/database/migrate';
import { livePages } from '@marquee/edge/sources/livePages';
import type { SettingsOf } from '@marquee/settings/settings';
import { auditFindings } from './auditCheck';
import { backendFindings } from './backendCheck';
import { backupFindings } from './backupsCheck';
import { type Check, type Finding, failed, ok, reasonOf } from './check';
import { contactFindings } from './contactCheck';
import { accessDatabase, type DatabaseAccess } from './databaseAccess';
import { databaseFindings } from './databaseCheck';
import { dataFolder, folderFindings, releasesFolder } from './diskCheck';
import { frontFindings } from './frontCheck';
import { catalogueFindings } from './gamesCheck';
import { ledgerFindings } from './ledgerCheck';
import { methodFindings } from './methodsCheck';
import { metricsFindings } from './metricsCheck';
import { isNew, migrationFindings } from './migrationsCheck';
import { modeFindings } from './modeCheck';
import { partnerFindings } from './partnerCheck';
import { partnersOf } from './partners';
import { memoryFindings, nodeFindings } from './processChecks';
import { releaseFindings } from './releasesCheck';
import { serverFindings } from './serversCheck';
import { siteFindings } from './sitesCheck';

/** A finding with its check. */
export interface Row extends Finding {
  check: string;
}

/** Checks without settings. */
const processChecks: readonly Check[] = [
  { name: 'node', run: () => nodeFindings() },
  { name: 'memory', run: () => memoryFindings() },
];

/** The checks to run if the settings are invalid: everything else depends on them. */
export function checksWithout(problems: readonly string[]): Check[] {
  const todo = 'Correct it (docs/settings.md). What rests on settings is not looked at until they are right.';
  return [{ name: 'settings', run: () => problems.map((problem) => failed(problem, todo)) }, ...processChecks];
}

/** Checks of the database and its content. Call `close` after all have run. */
function databaseChecks(settings: SettingsOf<'edge'>, migrations: readonly Migration[]) {
  const { DATA_DIR, DATABASE_URL, SITES_DIR } = settings;
  let access: ReturnType<typeof accessDatabase> | undefined;
  const accessed = () => {
    access ??= accessDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
    return access;
  };
  const checks: Check[] = [
    {
      name: 'database',
      run: async () => [...(await databaseFindings(await accessed())), ...(await serverFindings(DATABASE_URL))],
    },
    { name: 'migrations', run: async () => migrationFindings(await accessed(), migrations) },
    // No timeout: every posting is read.
    { name: 'ledger', run: async () => ledgerFindings(await accessed()), limit: Number.POSITIVE_INFINITY },
    { name: 'audit', run: async () => auditFindings(await accessed()), limit: Number.POSITIVE_INFINITY },
    { name: 'catalogue', run: async () => catalogueFindings(await accessed(), SITES_DIR) },
    { name: 'contact', run: async () => contactFindings(await accessed(), settings, Date.now()) },
  ];
  return {
    checks,
    accessed,
    async close() {
      const opened = await access;
      if (opened?.kind === 'open') await opened.database.close();
    },
  };
}

/** Checks of the gateway's payment methods, if there is a gateway. */
function methodChecks({ GATEWAY_URL: url, GATEWAY_KEYS: keys, SITES_DIR }: SettingsOf<'edge'>): Check[] {
  if (!url || !keys) return [];
  const link = { name: 'gateway', url, keys, transport: fetch, now: Date.now };
  return [{ name: 'methods', run: () => methodFindings(link, SITES_DIR) }];
}

/** Checks for live sites only. */
const liveSiteChecks = (
  { SITES_DIR, BACKUPS_DIR }: SettingsOf<'edge'>,
  accessed: () => Promise<DatabaseAccess>,
): Check[] => [
  { name: 'front', run: () => frontFindings(SITES_DIR) },
  { name: 'backups', run: async () => backupFindings(BACKUPS_DIR, Date.now(), await isNew(await accessed())) },
];

/** The checks of an installation; for an edge with a remote backend, only those of the edge. */
export function checksOf(settings: SettingsOf<'edge'>, migrations: readonly Migration[]) {
  const { BACKEND_URL, DATABASE_URL, DATA_DIR, RELEASES_DIR, SITES_DIR, METRICS_PORT, METRICS_HOST, MARQUEE_MODE } =
    settings;
  const database = databaseChecks(settings, migrations);
  const folders = [...(DATABASE_URL || BACKEND_URL ? [] : [dataFolder(DATA_DIR)]), releasesFolder(RELEASES_DIR)];
  const backendChecks: Check[] = [
    { name: 'mode', run: () => modeFindings(settings) },
    ...database.checks,
    ...partnersOf(settings).map((partner) => ({
      name: partner.setting.toLowerCase(),
      run: () => partnerFindings(partner),
    })),
    ...methodChecks(settings),
    { name: 'sites', run: () => siteFindings(SITES_DIR, MARQUEE_MODE === 'live', livePages(RELEASES_DIR)) },
    ...(MARQUEE_MODE === 'live' ? liveSiteChecks(settings, database.accessed) : []),
  ];
  const checks: Check[] = [
    { name: 'settings', run: () => [ok('all are right')] },
    ...processChecks,
    { name: 'disk', run: async () => (await Promise.all(folders.map(folderFindings))).flat() },
    { name: 'releases', run: () => releaseFindings(RELEASES_DIR) },
    ...(BACKEND_URL ? [{ name: 'backend', run: () => backendFindings(BACKEND_URL) }] : backendChecks),
    { name: 'metrics', run: () => metricsFindings({ port: METRICS_PORT, host: METRICS_HOST }) },
  ];
  return { checks, close: database.close };
}

const defaultLimit = 20_000;

async function findingsOf({ run, limit = defaultLimit }: Check): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    if (Number.isFinite(limit))
      timer = setTimeout(() => refuse(new Error(`no answer within ${limit / 1000} s`)), limit);
  });
  try {
    return await Promise.race([Promise.resolve().then(run), late]);
  } catch (error) {
    return [failed(`could not be looked at: ${reasonOf(error)}`, 'See the reason; the other checks may say more.')];
  } finally {
    clearTimeout(timer);
  }
}

/** Runs checks one after another, so that they do not distort each other's timing. */
export async function runChecks(checks: readonly Check[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const check of checks) {
    for (const finding of await findingsOf(check)) rows.push({ check: check.name, ...finding });
  }
  return rows;
}
