import { setTimeout } from 'node:timers/promises';
import { unfinished } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { providerSecrets } from '@marquee/platform/play/providerSecrets';
import { unexpectedBackendExits } from './backendProcess';
import { facts } from './facts';
import { killLoad, type PlayingPlayer } from './killLoad';
import { embeddedTarget, type KillTarget, serverTarget } from './killTargets';
import { accepted, makePlayer, verifyByOutbox } from './proofPlayer';

/**
 * `node --import tsx lab/proofs/kills.full.ts [kills] [server|embedded]`: backends under load are killed (SIGKILL) at
 * random points, 50 times on a Postgres server (DATABASE_URL, or one that it starts) and 50 times with the embedded
 * database. After each restart the ledger must verify and contain every acknowledged posting with its balance; at the
 * end every payment must be final. Exits with 1 otherwise.
 */
const kills = Number(process.argv[2] ?? 50);
const only = process.argv[3];
const playerCount = 6;
const cash = 5_000_000;
/** Least acknowledgements between two kills, and the longest delay of a kill, ms. */
const between = 10;
const longest = 1500;

async function makePlayers(target: KillTarget): Promise<PlayingPlayer[]> {
  const [backend] = target.backends();
  if (!backend) throw new Error('No backend runs');
  const verify = verifyByOutbox(backend);
  const made = await Promise.all(Array.from({ length: playerCount }, () => makePlayer(backend, cash, verify)));
  // A game without a shortest round time.
  const games = accepted(await backend.call('product/get_games', { game_type: 'crash', from: 0, count: 1 }));
  const [game] = games.value ?? [];
  if (!game) throw new Error('There are no games');
  for (const { caller } of made) {
    const { provider_code, game_code } = game;
    accepted(await backend.call('product/launch', { provider_code, game_code, mode: 'real', language: 'EN' }, caller));
  }
  const [rows, keys] = await target.look(async (database) => [
    await database.query<{ account_id: string; session: string; provider: string }>(
      `select p.account_id, s.id as session, s.provider_code as provider from play_sessions s
       join players p on p.id = s.player_id where s.mode = 'real'`,
    ),
    await providerSecrets(database)(game.provider_code),
  ]);
  return made.map((player) => {
    const row = rows.find(({ account_id }) => account_id === player.caller.account_id);
    if (!row) throw new Error('A game was not launched');
    return { ...player, session: row.session, provider: row.provider, keys };
  });
}

/** Acknowledged operations missing in the database. */
async function missing(database: Database, { postings, payments }: ReturnType<typeof killLoad>): Promise<string[]> {
  const promised = [...postings];
  const ids = [...payments];
  const rows = await database.query<{ key: string; cash: number }>(
    "select key, balances_after[1] as cash from ledger_transactions where site = 'localhost' and key = any($1::text[])",
    [promised.map(([key]) => key)],
  );
  const held = new Map(rows.map((row) => [row.key, row.cash]));
  const known = await database.query<{ id: string }>('select id from payments where id = any($1::text[])', [ids]);
  const found = new Set(known.map(({ id }) => id));
  return [
    ...promised
      .filter(([key, balance]) => !held.has(key) || (balance !== undefined && held.get(key) !== balance))
      .map(([key]) => key),
    ...ids.filter((id) => !found.has(id)),
  ];
}

/** Waits until the gateway has completed everything, as seen by players. */
async function settle(target: KillTarget, players: PlayingPlayer[]): Promise<number> {
  for (const from = Date.now(); ; await setTimeout(1000)) {
    let open = 0;
    for (const { caller } of players) {
      for (const status of unfinished) {
        const [backend] = target.backends();
        if (!backend) throw new Error('No backend runs');
        const answer = await backend.call('wallet/transactions', { type: '', status, page: 1, count: 1 }, caller);
        open += accepted(answer).total ?? 0;
      }
    }
    if (open === 0 || Date.now() - from > 120_000) return open;
  }
}

async function prove(target: KillTarget): Promise<void> {
  const { equal } = facts();
  const players = await makePlayers(target);
  const load = killLoad(players, target.backends);
  const started = Date.now();
  const gone = new Set<string>();
  let clean = 0;
  let transactions = 0;
  for (let kill = 1; kill <= kills; kill++) {
    for (const before = load.postings.size; load.postings.size < before + between; ) await setTimeout(20);
    await setTimeout(Math.random() * longest);
    await target.kill(() =>
      target.look(async (database) => {
        const verification = await verifyLedger(database);
        const lost = await missing(database, load);
        const { clean: isClean, errors } = verifyReport(verification);
        transactions = verification.transactions;
        if (isClean) clean++;
        for (const error of errors) console.error(`kill ${kill}: ${error}`);
        for (const key of lost) gone.add(key);
      }),
    );
  }
  await setTimeout(500);
  await load.stop();
  const open = await settle(target, players);
  const [errors, lost] = await target.look(
    async (database) => [verifyReport(await verifyLedger(database)).errors, await missing(database, load)] as const,
  );
  await target.close();
  const { calls, done } = load.unanswered;
  console.log(
    `${target.name}: ${kills} kills in ${((Date.now() - started) / 1000).toFixed(0)} s, ${load.postings.size} postings and ${load.payments.size} payments acknowledged, ` +
      `${transactions} in the ledger at the last kill, ${calls} calls without an answer, ${done} of them had been done`,
  );
  equal('restarts after which the ledger was clean', clean, kills);
  equal('acknowledged operations that were missing', [...gone, ...lost], []);
  equal('answers that contradict each other', load.contradictions, []);
  equal('backends that ended by themselves', unexpectedBackendExits(), 0);
  equal('payments that did not come to an end', open, 0);
  equal('flaws of the ledger at the end', errors, []);
}

if (only !== 'embedded') await prove(await serverTarget());
if (only !== 'server') await prove(await embeddedTarget());
