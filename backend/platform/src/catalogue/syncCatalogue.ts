import type { Database } from '@marquee/database/database';
import { storeInParts } from '@marquee/database/storeInParts';
import type { Clock } from '@marquee/kernel/clock';
import type { CatalogueListing, CatalogueSource } from '@marquee/protocols/catalogueSource';
import { catalogueChannel } from './catalogue';

const gameColumns = `provider_code, game_code, name, category, engine, profile, features, rtp, volatility, released, tint,
  stake_low, stake_high, seats, featured, max_win, fairness, image`;
const gameTypes = `provider_code text, game_code text, name text, category text, engine text, profile text, features text[], rtp int,
  volatility smallint, released date, tint text, stake_low int, stake_high int, seats smallint, featured smallint, max_win int, fairness text, image text`;

const putLaunches = `
insert into game_launches (site, provider_code, game_code, day, launches)
select '*', provider_code, game_code, $2::date - before, launches
from jsonb_to_recordset($1::jsonb) as row (provider_code text, game_code text, before int, launches int)`;

/** Dependencies of the sync. */
export interface SyncParts {
  database: Database;
  clock: Clock;
  source: CatalogueSource;
  report: (error: unknown) => void;
}

/** The version of the stored catalogue, if there is one. */
export async function storedVersion(database: Database): Promise<string | undefined> {
  const [state] = await database.query("select digest from catalogue_state where name = 'games'");
  return state?.digest;
}

/** The source lists entries that cannot be parsed. */
class DroppedEntries extends Error {
  readonly code: string;

  constructor(count: number) {
    super(`${count} entries of the catalogue are not understood`);
    this.code = this.message;
  }
}

/**
 * Updates the stored catalogue to what the source lists (D7), with one statement per table and none if it is current.
 * Entries that cannot be parsed were dropped by the source; entries that the database refuses are dropped here until
 * the source has another version. Both are reported. Throws PartnerFault if the source is unavailable; the stored
 * catalogue is kept.
 */
export async function syncCatalogue({ database, clock, source, report }: SyncParts): Promise<void> {
  if ((await storedVersion(database)) === (await source.version())) return;
  const listing = await source.read();
  if (listing.dropped > 0) report(new DroppedEntries(listing.dropped));
  await database.transaction(async (transaction) => {
    // Of several processes that start together, only one writes.
    await transaction.query("select pg_advisory_xact_lock(hashtext('catalogue'))");
    if ((await storedVersion(transaction)) !== listing.version) await store(transaction, listing, clock.now(), report);
  });
}

/** The source's launch history is imported once, into an empty table; from then on players' launches are counted. */
async function store(
  transaction: Database,
  listing: CatalogueListing,
  now: number,
  report: (error: unknown) => void,
): Promise<void> {
  const { version, providers, games } = listing;
  const insert = <Row>(rows: readonly Row[], statement: string, parameters: unknown[] = []) =>
    storeInParts(
      transaction,
      rows,
      (inner, part) => inner.query(statement, [JSON.stringify(part), ...parameters]),
      report,
    );
  await insert(
    providers,
    `insert into providers (code, name, position, logo)
     select code, name, position, logo from jsonb_to_recordset($1::jsonb) as row (code text, name text, position int, logo text)
     on conflict (code) do update set name = excluded.name, position = excluded.position, logo = excluded.logo`,
  );
  // Delisted games are deleted; rounds and statements keep what was played.
  await transaction.query('delete from games');
  await insert(
    games,
    `insert into games (${gameColumns}) select ${gameColumns} from jsonb_to_recordset($1::jsonb) as row (${gameTypes})`,
  );
  const [launched] = await transaction.query('select 1 from game_launches limit 1');
  if (!launched) await insert(listing.launches, putLaunches, [new Date(now).toISOString().slice(0, 10)]);
  await transaction.query(
    `insert into catalogue_state (name, digest) values ('games', $1) on conflict (name) do update set digest = excluded.digest`,
    [version],
  );
  await transaction.notify(catalogueChannel, '');
}
