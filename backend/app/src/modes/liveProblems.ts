import type { Database } from '@marquee/database/database';
import { openDatabase } from '@marquee/database/open';
import { jurisdictions } from '@marquee/platform/jurisdictions/jurisdictions';
import { emptyLegal, emptyTerms } from '@marquee/platform/sites/emptyLegal';
import { sandboxParts } from '@marquee/platform/sites/forLive';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites } from '@marquee/platform/sites/sites';
import type { SettingsOf } from '@marquee/settings/settings';
import { isSmtp, type MessageSettings, messageProblems } from '../partners/messages';

/** The settings of mode, database, sites and partners. */
export type ModeSettings = MessageSettings &
  Pick<
    SettingsOf<'backend'>,
    | 'MARQUEE_MODE'
    | 'DATABASE_URL'
    | 'DATA_DIR'
    | 'SITES_DIR'
    | 'TRUST_PROXY'
    | 'GATEWAY_URL'
    | 'GATEWAY_KEYS'
    | 'ODDS_URL'
    | 'ODDS_KEYS'
    | 'GAMES_URL'
    | 'GAMES_KEYS'
    | 'IDENTITY_URL'
    | 'IDENTITY_KEYS'
    | 'PERSON_KEYS'
  >;

/** The required settings of live mode, with their purpose. */
const wanted: readonly [name: keyof ModeSettings, what: string][] = [
  ['DATABASE_URL', 'a Postgres server; the embedded database is for the sandbox'],
  ['GATEWAY_URL', 'the payment gateway'],
  ['GATEWAY_KEYS', 'the keys shared with the payment gateway'],
  ['ODDS_URL', 'the odds feed'],
  ['ODDS_KEYS', 'the keys shared with the odds feed'],
  ['GAMES_URL', 'the game server'],
  ['GAMES_KEYS', 'the keys shared with the game server'],
  ['PERSON_KEYS', 'a key of your own, with which persons are hashed'],
  ['TRUST_PROXY', 'on where a proxy of yours sets `x-forwarded-for`, off where visitors connect directly'],
];

/** Faults of the settings themselves, a sentence each. */
export function settingProblems(settings: ModeSettings): string[] {
  const missing = wanted.filter(([name]) => settings[name] === undefined);
  return [...missing.map(([name, what]) => `${name} is missing: ${what}.`), ...messageProblems(settings)];
}

/** Faults of a site that exclude real money. */
function siteProblems(site: SiteFile, settings: ModeSettings): string[] {
  const { domain_name, legal, codes_by, jurisdiction } = site;
  const problems: string[] = [];
  const empty = [...emptyLegal({ legal, jurisdiction }), ...emptyTerms(site)];
  if (empty.length > 0) problems.push(`fill in ${empty.join(', ')}.`);
  problems.push(...sandboxParts(site).map(({ what }) => `${what}.`));
  if (isSmtp(settings) && codes_by === 'sms') problems.push('codes_by is sms, and SMTP brings no text messages.');
  if (jurisdictions[jurisdiction].identity !== 'none' && !(settings.IDENTITY_URL && settings.IDENTITY_KEYS))
    problems.push(`its profile ${jurisdiction} asks for identity checks: IDENTITY_URL and IDENTITY_KEYS are missing.`);
  return problems.map((problem) => `${domain_name}.json: ${problem}`);
}

function sitesProblems(settings: ModeSettings): string[] {
  const folder = settings.SITES_DIR;
  if (folder === sandboxSites)
    return ["SITES_DIR is missing: a folder of your sites; the default one is the sandbox's."];
  try {
    const sites = openSites(folder, () => {}).all();
    return sites.length === 0
      ? [`SITES_DIR has no site: ${folder}.`]
      : sites.flatMap((site) => siteProblems(site, settings));
  } catch (error) {
    return [`SITES_DIR cannot be used: ${(error as Error).message}`];
  }
}

/** Whether the demo player's public password still works. */
async function hasDemoPlayer(database: Database): Promise<boolean> {
  const [table] = await database.query("select to_regclass('players')::text as players");
  if (!table?.players) return false;
  const found = await database.query(
    "select 1 from players where account_key = 'demo' and status = 'open' and referral_code = 'DEMO2026' limit 1",
  );
  return found.length > 0;
}

async function databaseProblems({ DATABASE_URL, DATA_DIR }: ModeSettings): Promise<string[]> {
  if (!DATABASE_URL) return [];
  try {
    const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
    const isDemo = await hasDemoPlayer(database).finally(() => database.close());
    return isDemo
      ? ["The database has the sandbox's demo player: use a database that no sandbox has used, or block that account."]
      : [];
  } catch (error) {
    return [`DATABASE_URL cannot be used: ${(error as Error).message}`];
  }
}

/** Everything missing or unsafe in a live backend, a sentence each; empty if it may start. */
export async function liveProblems(settings: ModeSettings): Promise<string[]> {
  return [...settingProblems(settings), ...sitesProblems(settings), ...(await databaseProblems(settings))];
}
