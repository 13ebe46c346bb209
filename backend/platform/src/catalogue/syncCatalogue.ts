import type { Clock } from '@marquee/kernel/clock';
import type { Database } from '@marquee/kernel/database/database';
import type { CatalogueSource } from '@marquee/protocols/catalogueSource';
import { catalogueChannel } from './catalogue';

const gameColumns = `provider_code, game_code, name, category, engine, profile, features, rtp, volatility, released, tint,
  stake_low, stake_high, seats, featured`;
const gameTypes = `provider_code text, game_code text, name text, category text, engine text, profile text, features text[], rtp int,
  volatility smallint, released date, tint text, stake_low int, stake_high int, seats smallint, featured smallint`;

/**
 * Brings the stored catalogue to what the source lists (decisions §7): one statement per table, and none when it is already there.
 * The source's history of launches is written once, into an empty table; from then on players write it.
 */
export async function syncCatalogue(database: Database, clock: Clock, source: CatalogueSource): Promise<void> {
  const digest = source.version();
  const [state] = await database.query<{ digest: string }>("select digest from catalogue_state where name = 'games'");
  if (state?.digest === digest) return;
  const providers = source.providers();
  const games = source.games();
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into providers select * from jsonb_to_recordset($1::jsonb) as row (code text, name text, position int)
       on conflict (code) do update set name = excluded.name, position = excluded.position`,
      [JSON.stringify(providers)],
    );
    // Games that are no longer listed go; what was played of them stays in rounds and statements.
    await transaction.query('delete from games');
    await transaction.query(
      `insert into games (${gameColumns}) select ${gameColumns} from jsonb_to_recordset($1::jsonb) as row (${gameTypes})`,
      [JSON.stringify(games)],
    );
    const [launched] = await transaction.query('select 1 from game_launches limit 1');
    if (!launched) await writeLaunches(transaction, source, clock.now());
    await transaction.query(
      `insert into catalogue_state (name, digest) values ('games', $1) on conflict (name) do update set digest = excluded.digest`,
      [digest],
    );
    await transaction.notify(catalogueChannel, '');
  });
}

function writeLaunches(transaction: Database, source: CatalogueSource, now: number): Promise<unknown> {
  return transaction.query(
    `insert into game_launches (site, provider_code, game_code, day, launches)
     select '*', provider_code, game_code, $2::date - before, launches
     from jsonb_to_recordset($1::jsonb) as row (provider_code text, game_code text, before int, launches int)`,
    [JSON.stringify(source.launches()), new Date(now).toISOString().slice(0, 10)],
  );
}
