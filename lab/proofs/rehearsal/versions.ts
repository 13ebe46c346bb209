import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@marquee/database/database';
import type { Archive } from './archiveCommand';
import { Client, type Front } from './client';

/** The live version of each remote in a releases folder. */
export function liveVersions(releases: string): Record<string, string> {
  const { remotes } = JSON.parse(readFileSync(join(releases, 'registry.json'), 'utf8')) as {
    remotes: Record<string, { live: string }>;
  };
  return Object.fromEntries(Object.entries(remotes).map(([name, { live }]) => [name, live]));
}

/** The live versions in an archive. */
export const versionsOf = ({ archive }: Archive) => liveVersions(join(archive, 'releases'));

/** The version of the remote `slots` in its page. */
export async function shownVersion(front: Front): Promise<string | undefined> {
  const client = new Client(front);
  try {
    return /\/releases\/slots\/([^/"]+)\//.exec((await client.send('GET', '/slots')).text)?.[1];
  } finally {
    client.close();
  }
}

/** Every ledger transaction with its legs, as lines, with its time (ms). */
export async function ledgerLines(database: Database): Promise<Map<string, number>> {
  const rows = await database.query<{ line: string; at: number }>(
    "select concat_ws(' ', player_id, transaction_id, sequence, kind, account, amount) as line, at from ledger_entries",
  );
  return new Map(rows.map(({ line, at }) => [line, Number(at)]));
}
