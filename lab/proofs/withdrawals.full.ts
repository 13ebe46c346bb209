import { randomUUID } from 'node:crypto';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { allowGuarded } from '@marquee/backend/testing/stepUpGrants';
import { openPostgres } from '@marquee/database/postgres';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { startBackend } from './backendProcess';
import { facts } from './facts';
import { makePlayer, verifyByOutbox } from './proofPlayer';

/**
 * `node --import tsx lab/proofs/withdrawals.full.ts`: 1,000 concurrent withdrawals of one account over three backends
 * on one Postgres server (DATABASE_URL, or one that it starts), every fifth sent to two processes with the same key.
 * Exactly what the balance allows must succeed, each key once. Exits with 1 otherwise.
 */
const count = 1000;
const processes = 3;
const amount = 10_000;
const allowed = 333;
/** Half a withdrawal is left over. */
const cash = allowed * amount + amount / 2;

const server = await openProofServer();
const first = await startBackend({ DATABASE_URL: server.url });
const others = Array.from({ length: processes - 1 }, () => startBackend({ DATABASE_URL: server.url }));
const backends = [first, ...(await Promise.all(others))];
const player = await makePlayer(first, cash, verifyByOutbox(first));

const database = openPostgres(server.url);
const [owner] = await database.query<{ id: string }>('select id from players where account_id = $1', [
  player.caller.account_id,
]);
await allowGuarded(database, owner?.id ?? '', 2 * count);

async function withdraw(requestId: string, backend: number): Promise<string> {
  const input = { request_id: requestId, bank_account_id: player.bankAccountId, amount };
  const { call } = backends[backend % processes] ?? first;
  const answer = await call('wallet/withdraw', input, player.caller);
  return answer.statusCode === 1 ? `payment ${answer.value?.[0]?.payment_id}` : answer.statusMessage;
}

const started = performance.now();
/** One row per key: the answer of each process. */
const answers = await Promise.all(
  Array.from({ length: count }, (_, index) => {
    const key = randomUUID();
    const asked = index % 5 === 0 ? [index, index + 1] : [index];
    return Promise.all(asked.map((backend) => withdraw(key, backend)));
  }),
);
const seconds = (performance.now() - started) / 1000;

const whose = 'select id from players where account_id = $1';
const [books] = await database.query<{ cash: number; owed: number; requests: number; payments: number }>(
  `select cash, reserved + (select coalesce(sum(amount), 0) from ledger_entries e where e.player_id = l.player_id and account = 'payouts') as owed,
     (select count(*) from ledger_transactions t where t.player_id = l.player_id and kind = 'withdrawal_request') as requests,
     (select count(*) from payments p where p.player_id = l.player_id and kind = 'withdrawal') as payments
   from ledger_players l where player_id = (${whose})`,
  [player.caller.account_id],
);
const { flaws } = await verifyLedger(database);
await database.close();
await Promise.all(backends.map((backend) => backend.stop()));
await server.stop();

const received = answers.flat();
const paid = new Set(received.filter((answer) => answer.startsWith('payment ')));
const refused = answers.filter(([answer]) => answer === 'insufficientBalance').length;
console.log(
  `${received.length} withdrawals under ${count} keys, ${processes} backend processes, ${server.version}, ${seconds.toFixed(1)} s`,
);
const { equal } = facts();
equal('withdrawals that went through', paid.size, allowed);
equal('keys refused for the balance', refused, count - allowed);
equal('keys that were answered in two ways', answers.filter((both) => new Set(both).size > 1).length, 0);
equal('payments, and postings of the ledger', [books?.payments, books?.requests], [allowed, allowed]);
equal('cash that is left, and what was reserved or paid', [books?.cash, books?.owed], [amount / 2, allowed * amount]);
equal('flaws of the ledger', flaws, []);
