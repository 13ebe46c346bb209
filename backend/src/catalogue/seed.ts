import { createHash, randomBytes } from 'node:crypto';
import { providers } from '../art/providers';
import { hash } from '../art/random';
import type { Database } from '../database/database';
import type { Clock } from '../server/handlers';
import { catalogueChannel } from './catalogue';
import { type GameRow, gameRows } from './gameRows';

const gameColumns = `provider_code, game_code, name, category, engine, profile, features, rtp, volatility, released, tint,
  stake_low, stake_high, seats, featured`;
const gameTypes = `provider_code text, game_code text, name text, category text, engine text, profile text, features text[], rtp int,
  volatility smallint, released date, tint text, stake_low int, stake_high int, seats smallint, featured smallint`;

const houses = providers.map(({ code, name }, position) => ({ code, name, position }));

/** Of what the generator makes: the same for every database, so it is made once a process. */
let digest: string | undefined;

/**
 * Brings the stored catalogue to what the generator makes (decisions §7): one statement per table, and none when it is already
 * there. The demo history of launches is written once, into an empty table; from then on players write it.
 */
export async function seedCatalogue(database: Database, clock: Clock): Promise<void> {
  digest ??= createHash('sha256')
    .update(JSON.stringify([houses, gameRows()]))
    .digest('hex');
  const [state] = await database.query<{ digest: string }>("select digest from catalogue_state where name = 'games'");
  if (state?.digest === digest) return;
  const games = gameRows();
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into providers select * from jsonb_to_recordset($1::jsonb) as row (code text, name text, position int)
       on conflict (code) do update set name = excluded.name, position = excluded.position`,
      [JSON.stringify(houses)],
    );
    // Games that the generator no longer makes go; what was played of them stays in rounds and statements.
    await transaction.query('delete from games');
    await transaction.query(
      `insert into games (${gameColumns}) select ${gameColumns} from jsonb_to_recordset($1::jsonb) as row (${gameTypes})`,
      [JSON.stringify(games)],
    );
    await transaction.query(
      `insert into provider_secrets select code, secret from jsonb_to_recordset($1::jsonb) as row (code text, secret text)
       on conflict do nothing`,
      [JSON.stringify(houses.map(({ code }) => ({ code, secret: randomBytes(32).toString('hex') })))],
    );
    const [launched] = await transaction.query('select 1 from game_launches limit 1');
    if (!launched) await seedLaunches(transaction, games, clock.now());
    await transaction.query(
      `insert into catalogue_state (name, digest) values ('games', $1) on conflict (name) do update set digest = excluded.digest`,
      [digest],
    );
    await transaction.notify(catalogueChannel, '');
  });
}

/** Days before the seeding on which the demo history has launches, and how many of each hundred. */
const history = [
  { before: 1, share: 0.3 },
  { before: 5, share: 0.3 },
  { before: 12, share: 0.25 },
  { before: 23, share: 0.15 },
];

async function seedLaunches(transaction: Database, games: GameRow[], now: number): Promise<void> {
  const demand = games.map((game) => {
    // A long tail: few games are played much, most now and then.
    const luck = (hash(`demand/${game.provider_code}/${game.game_code}`) + 1) / 2 ** 32;
    return Math.min(60_000, Math.round((game.featured ? 260 : 60) / luck ** 0.72));
  });
  await transaction.query(
    `insert into game_launches (site, provider_code, game_code, day, launches)
     select '*', provider, game, $4::date - before, ceil(demand * share)::int
     from unnest($1::text[], $2::text[], $3::int[]) as one (provider, game, demand)
     cross join unnest($5::int[], $6::float8[]) as past (before, share)`,
    [
      games.map((game) => game.provider_code),
      games.map((game) => game.game_code),
      demand,
      new Date(now).toISOString().slice(0, 10),
      history.map((past) => past.before),
      history.map((past) => past.share),
    ],
  );
}
