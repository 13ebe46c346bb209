import type { Database } from '@marquee/kernel/database/database';
import { openDatabase } from '@marquee/kernel/database/open';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites } from '@marquee/platform/sites/sites';
import type { SettingsOf } from '@marquee/settings/settings';

/** The settings that live mode wants, with what each is for; of a pair in one row one is enough. */
const wanted: readonly [names: readonly (keyof SettingsOf<'backend'>)[], what: string][] = [
  [['DATABASE_URL'], 'a Postgres server: the embedded database is for the sandbox'],
  [['GATEWAY_URL'], 'the payment gateway'],
  [['GATEWAY_KEYS'], 'the keys shared with the payment gateway'],
  [['ODDS_URL'], 'the odds feed'],
  [['ODDS_KEYS'], 'the keys shared with the odds feed'],
  [['GAMES_URL'], 'the game server'],
  [['GAMES_KEYS'], 'the keys shared with the game server'],
  [['MESSAGES_URL', 'SMTP_URL'], 'what sends one-time codes'],
  [['TRUST_PROXY'], 'on where a proxy of yours sets `x-forwarded-for`, off where visitors connect directly'],
];

function settingProblems(settings: SettingsOf<'backend'>): string[] {
  const problems = wanted
    .filter(([names]) => names.every((name) => settings[name] === undefined))
    .map(([names, what]) => `${names.join(' or ')} is missing: ${what}.`);
  if (settings.MESSAGES_URL && !settings.MESSAGES_KEYS)
    problems.push('MESSAGES_KEYS is missing: the keys shared with the message sender.');
  return problems;
}

/** What keeps a site from being shown to players whose money is real. */
function siteProblems({ domain_name, legal, live_chat }: SiteFile): string[] {
  const problems: string[] = [];
  const empty = legal ? Object.entries(legal).flatMap(([name, value]) => (value.trim() ? [] : [name])) : ['legal'];
  if (empty.length > 0) problems.push(`fill in ${empty.map((name) => (legal ? `legal.${name}` : name)).join(', ')}.`);
  if (/(^|\.)localhost$/.test(domain_name)) problems.push('domain_name is one of this machine only.');
  if (live_chat.status && live_chat.chat_id.startsWith('sandbox')) problems.push("live_chat is the sandbox's.");
  return problems.map((problem) => `${domain_name}.json: ${problem}`);
}

function sitesProblems(folder: string): string[] {
  if (folder === sandboxSites)
    return ["SITES_DIR is missing: a folder of your sites; the default one is the sandbox's."];
  try {
    const sites = openSites(folder, () => {}).all();
    return sites.length === 0 ? [`SITES_DIR has no site: ${folder}.`] : sites.flatMap(siteProblems);
  } catch (error) {
    return [`SITES_DIR cannot be used: ${(error as Error).message}`];
  }
}

/** Whether anybody can still sign in with the password that the sandbox prints. */
async function hasDemoPlayer(database: Database): Promise<boolean> {
  const [table] = await database.query<{ players: string | null }>("select to_regclass('players')::text as players");
  if (!table?.players) return false;
  const found = await database.query(
    "select 1 from players where account_key = 'demo' and status = 'open' and referral_code = 'DEMO2026' limit 1",
  );
  return found.length > 0;
}

async function databaseProblems({ DATABASE_URL, DATA_DIR }: SettingsOf<'backend'>): Promise<string[]> {
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

/** Everything that is missing or unsafe in a live backend, a sentence each; empty when it may start. */
export async function liveProblems(settings: SettingsOf<'backend'>): Promise<string[]> {
  return [...settingProblems(settings), ...sitesProblems(settings.SITES_DIR), ...(await databaseProblems(settings))];
}
