import { randomUUID } from 'node:crypto';
import { advanceClosing } from '@marquee/platform/account/closing/advanceClosing';
import { closeAccount } from '@marquee/platform/account/closing/closeAccount';
import { createBackend } from '../backend';
import { demoSignIn } from '../demoPlayer';
import { sandboxMode } from '../modes/sandbox';

/**
 * `node --import tsx backend/app/src/testing/killedClosing.ts <folder> <step>`: a backend on an embedded database in
 * the folder, whose demo player closes the account, and that kills itself (SIGKILL): at `paying` inside the transaction
 * that reserves the payout, at `handing` when it is submitted to the gateway.
 */
const [, , dataDir = '', step = ''] = process.argv;
const die = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => {});
};
const backend = await createBackend({
  mode: sandboxMode(),
  dataDir,
  work: false,
  adapters: { gateway: { help: null, submit: die, status: die, methods: async () => [] } },
});
const { services, sites } = backend;
const { database, ledger } = services;
const site = sites.find('localhost');
const [player] = await database.query<{ id: string; currency: string }>(
  "select id, currency from players where site = 'localhost' and account_id = $1",
  [demoSignIn.account_id],
);
if (!site || !player) throw new Error('no demo player');
const bank = randomUUID();
await database.query(
  `insert into bank_accounts (id, site, player_id, bank_code, bank_name, holder_name, account_number, request_id, created_at)
   values ($1, 'localhost', $2, 'BDL', 'Bank', $3, '0012345678', $1, 0)`,
  [bank, player.id, demoSignIn.full_name],
);
await closeAccount(
  { request_id: randomUUID(), bank_account_id: bank },
  {
    ...services,
    site,
    player: { id: player.id, sessionId: '' },
  },
);
const dying = { ...ledger, balances: ledger.balances, post: () => die() };
const made = await advanceClosing({ ...services, ledger: step === 'paying' ? dying : ledger }, player.id);
for (const payment of made) await services.payments.submit(payment);
