import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testAuthenticator } from '@marquee/backend/testing/authenticator';
import { deskBrowser } from '@marquee/backend/testing/deskBrowser';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { startProgram } from '@marquee/backend/testing/processes/programProcess';
import { allowGuarded } from '@marquee/backend/testing/stepUpGrants';
import { type TestPlayer, testBackend } from '@marquee/backend/testing/testBackend';
import type { Answer, CallName, Input } from '@marquee/contract/calls';
import type { StaffCallName, StaffInput, StaffOutput } from '@marquee/contract/staff/calls';
import { type StaffBeside, staffCall } from '@marquee/contract/staff/client';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { walletClient } from '@marquee/protocols/provider/client';
import type { ProviderCall, ProviderMessage } from '@marquee/protocols/provider/messages';
import { facts } from './facts';

/**
 * `node --import tsx lab/proofs/deskDay.full.ts`: a day of staff on two backends and a Postgres server (DATABASE_URL,
 * or one that it starts), whose requests go to the two in turn. People sign in by links and passkeys, and their
 * commands by codes; a machine has a key. They find and block a player, decide withdrawals, correct cash, void a bet,
 * switch a game off while 20 players stake, decide identity, and give and end a role. Exits with 1 if an answer, the
 * audit, or the ledger is not as it must be.
 */
const { equal } = facts();
const site = 'localhost';
/** Its rules hold withdrawals to new bank accounts. */
const reviewing = 'slot9.localhost';
const cash = 100_000;

/** A front that sends each request to the next of these ports. */
async function inTurn(ports: readonly number[]) {
  let next = 0;
  const server = createServer((from, to) => {
    const { method, url: path, headers } = from;
    const asked = request({ port: ports[next++ % ports.length], method, path, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    asked.on('error', () => to.destroy());
    from.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const server = await openProofServer();
process.env.TEST_DATABASE_URL = server.url;
// Makes players; what is tried is done by the two processes.
const backend = await testBackend();
const { database, clock } = backend;
const [here] = await database.query<{ name: string }>('select current_database() as name');
const url = new URL(server.url);
url.pathname = `/${here?.name}`;
const ports = [await freePort(), await freePort()];
const deskPorts = [await freePort(), await freePort()];
const [players, desks] = [await inTurn(ports), await inTurn(deskPorts)];
const [playersUrl, origin] = [`http://127.0.0.1:${players.port}`, `http://localhost:${desks.port}`];
const settings = { MARQUEE_MODE: 'sandbox', DATABASE_URL: url.href, DESK_ORIGIN: origin, LOG_LEVEL: 'error' };
const processes = ports.map((port, index) =>
  startProgram('sources', 'backend', {
    ...settings,
    PORT: `${port}`,
    DESK_PORT: `${deskPorts[index]}`,
    TRUST_PROXY: '1',
  }),
);

/** Runs a command; its exit code and output. */
function command(name: 'desk' | 'verifyAudit', words: readonly string[], more: Record<string, string> = {}) {
  const program = `backend/app/src/commands/${name}.ts`;
  try {
    const env = { PATH: process.env.PATH, ...settings, ...more };
    return {
      code: 0,
      output: execFileSync(process.execPath, ['--import', 'tsx', program, ...words], { env }).toString(),
    };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: Buffer; stderr: Buffer };
    return { code: status, output: `${stdout}${stderr}` };
  }
}

interface Person {
  token: string;
}

/** Somebody who uses a link in a browser, and confirms the code of a command there: the command's session. */
async function signIn(link: string): Promise<Person> {
  const [browser, authenticator] = [deskBrowser(origin), testAuthenticator({ origin, rpId: 'localhost' })];
  const token = link.split('#')[1] ?? '';
  const { options } = await browser.post('session/link/begin', { token });
  await browser.post('session/link/passkey', { token, passkey: authenticator.create(options) });
  const { device_code, user_code } = await browser.post('session/device', { device: 'a day' });
  const asked = await browser.post('session/device/look', { user_code });
  await browser.post('session/device/confirm', { user_code, passkey: authenticator.get(asked.options) });
  const { access_token } = await browser.post('session/token', { device_code });
  if (!access_token) throw new Error(`The link ${link} signs nobody in`);
  return { token: access_token };
}

const ask = <N extends StaffCallName>({ token }: Person, name: N, input: StaffInput<N>, beside: StaffBeside = {}) =>
  staffCall({ origin, token }, name, { site, reason: 'a day', request_id: randomUUID(), ...input, ...beside });

/** Makes a call that must be done. */
async function done<N extends StaffCallName>(by: Person, name: N, input: StaffInput<N>, beside: StaffBeside = {}) {
  const answer = await ask(by, name, input, beside);
  if (answer.statusCode !== 1 || answer.waits) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer as unknown as StaffOutput<N>;
}

/** Has one ask and the other approve. */
async function byTwo<N extends StaffCallName>(
  [one, two]: readonly [Person, Person],
  name: N,
  input: StaffInput<N>,
  beside: StaffBeside = {},
) {
  const { waits, ...answer } = await ask(one, name, input, beside);
  if (!waits) throw new Error(`${name} does not wait: ${JSON.stringify(answer)}`);
  const { approval, hash } = waits;
  return (await done(two, 'approvals/approve', { approval, hash }, { site: '' })).output as StaffOutput<N>;
}

/** A player's call, at one of the backends. */
async function call<N extends CallName>(player: TestPlayer, name: N, input: Input<N>): Promise<Answer<N>> {
  await allowGuarded(database, player.id, 1);
  const response = await fetch(`${playersUrl}/api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: backend.browser.header(player.auth),
      'x-forwarded-for': '198.51.100.7',
    },
    body: JSON.stringify({ domain_name: player.site, account_id: player.account_id, auth: player.auth, ...input }),
  });
  return (await response.json()) as Answer<N>;
}

const newPlayer = async (own: Parameters<typeof backend.player>[0] = {}) => {
  clock.set(Date.now());
  await backend.resetLimits();
  return backend.player({ cash, ...own });
};
const balance = async ({ id }: TestPlayer) => {
  const { cash: left, reserved } = await backend.services.ledger.balances(database, id);
  return { cash: left, reserved };
};

/** A withdrawal that waits for a person. */
async function inReview(player: TestPlayer): Promise<string> {
  const [bank] = backend.sites.find(reviewing)?.banks ?? [];
  const [row] = await database.query<{ full_name: string }>('select full_name from players where id = $1', [player.id]);
  const accounts = await call(player, 'wallet/add_bank_account', {
    request_id: randomUUID(),
    bank_code: bank?.bank_code ?? '',
    holder_name: row?.full_name ?? '',
    account_number: bank?.example ?? '',
  });
  const bank_account_id = accounts.value?.[0]?.bank_account_id ?? '';
  const asked = await call(player, 'wallet/withdraw', { request_id: randomUUID(), bank_account_id, amount: 30_000 });
  if (asked.value?.[0]?.state !== 'review') throw new Error(`No withdrawal to review: ${JSON.stringify(asked)}`);
  return asked.value[0].payment_id;
}

/** Players who stake until a game has been off for a while; then all their rounds win. */
async function stakes(stakers: readonly TestPlayer[], stop: () => Promise<unknown>) {
  const keys = await backend.partners.keys.provider('JILI');
  const game = { provider_code: 'JILI', game_code: 'sl001' };
  const wallet = walletClient(
    (path, init) => fetch(`${playersUrl}${path}`, init),
    () => keys,
    Date.now,
  );
  const send = <C extends ProviderCall>(name: C, message: ProviderMessage<C>) => wallet('JILI', name, message, 1);
  const sessions = [];
  for (const player of stakers) {
    const { launch_url } = await call(player, 'product/launch', { ...game, mode: 'real', language: 'EN' });
    sessions.push(launch_url?.split('.')[1]?.split('~')[0] ?? '');
  }
  const open: { session: string; round_id: string; bet_transaction_id: string }[] = [];
  const late: string[] = [];
  let isOff = false;
  let enough: () => void = () => {};
  const many = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const playing = sessions.map(async (session) => {
    for (let after = 0; after < 3; ) {
      const wasOff = isOff;
      const round = { session, round_id: randomUUID() };
      const transaction_id = randomUUID();
      const { status } = await send('bet', { ...round, transaction_id, amount: 100, currency: 'PHP' });
      if (status === 'ok') open.push({ ...round, bet_transaction_id: transaction_id });
      if (open.length >= 60) enough();
      if (wasOff) after += late.push(status) > 0 ? 1 : 0;
    }
  });
  await Promise.race([many, Promise.all(playing)]);
  await stop();
  isOff = true;
  const atAnswer = await booked();
  await Promise.all(playing);
  equal('what is answered to stakes after the answer of the stop', [...new Set(late)], ['gameUnknown']);
  equal('stakes that were booked after it', (await booked()) - atAnswer, 0);
  const wins = await Promise.all(
    open.map((round) =>
      send('win', { ...round, transaction_id: randomUUID(), amount: 250, currency: 'PHP', detail: '' }),
    ),
  );
  equal(`answers to the wins of ${open.length} rounds`, [...new Set(wins.map(({ status }) => status))], ['ok']);
  equal('rounds and stakes', open.length, await booked());
  const held = await Promise.all(stakers.map(balance));
  equal(
    'cash of all',
    held.reduce((sum, one) => sum + one.cash, 0),
    stakers.length * cash + open.length * 150,
  );
}
const booked = async () => {
  const [row] = await database.query<{ count: number }>(
    "select count(*) as count from ledger_transactions where kind = 'stake' and description <> '' and key like 'bet:JILI:%'",
  );
  return row?.count ?? 0;
};

async function day(): Promise<void> {
  const owner = command('desk', ['owner', '--name', 'Maria Santos', '--email', 'maria@desk.test']);
  const maria = await signIn(/http\S+#\S+/.exec(owner.output)?.[0] ?? '');
  /** Maria adds somebody with a role, who signs in by a link. */
  const joins = async (name: string, role: string) => {
    const { member } = await done(maria, 'staff/add', { name, email: `${name.split(' ')[0]}@desk.test` }, { site: '' });
    await done(maria, 'roles/grant', { member, role }, { site: '' });
    const { link } = await done(maria, 'staff/invite', { member }, { site: '' });
    return { member, ...(await signIn(link)) };
  };
  const [ana, ben, support] = [
    await joins('Ana Reyes', 'payments'),
    await joins('Ben Cruz', 'payments'),
    await joins('Eva Lim', 'support'),
  ];
  const { key } = await done(
    maria,
    'keys/make',
    { name: 'robot', permissions: ['players.find', 'players.block', 'switches.stop'], ends_at: tomorrow() },
    { site: '' },
  );
  const robot = { token: key };

  const blocked = await newPlayer();
  const found = await done(robot, 'players/find', { q: blocked.account_id });
  equal(
    'the player that a machine finds',
    found.value.map(({ player }) => player),
    [blocked.id],
  );
  await done(robot, 'players/block', { player: blocked.id, what: 'deposits', words: 'Please call.' });
  const deposits = await Promise.all(
    [1, 2].map(() => call(blocked, 'wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 60_000 })),
  );
  equal(
    'what both backends answer to deposits of a blocked player',
    deposits.map(({ statusMessage }) => statusMessage),
    ['accountRestricted', 'accountRestricted'],
  );

  const [paid, refused] = [await newPlayer({ site: reviewing }), await newPlayer({ site: reviewing })];
  const approved = await inReview(paid);
  await byTwo([ana, ben], 'withdrawals/approve', { payment: approved }, { site: reviewing });
  const declined = await inReview(refused);
  await done(ben, 'withdrawals/refuse', { payment: declined, refusal: 'documentsNeeded' }, { site: reviewing });
  const { value: waiting } = await done(ana, 'withdrawals/list', {}, { site: '' });
  equal('withdrawals that wait', waiting, []);
  equal('who was refused has', await balance(refused), { cash, reserved: 0 });
  equal('cash of who was paid', (await balance(paid)).cash, cash - 30_000);

  const adjusted = await newPlayer();
  const about = { against: 'promotions', why: 'goodwill', text: 'Goodwill', case: 'C-1' } as const;
  await byTwo([ben, ana], 'cash/adjust', { player: adjusted.id, amount: 500, ...about });
  equal('cash after a correction', await balance(adjusted), { cash: cash + 500, reserved: 0 });

  const bettor = await newPlayer();
  const bet = await placed(bettor);
  const leo = await joins('Leo Tan', 'owner');
  const mia = await joins('Mia Ong', 'owner');
  await byTwo([leo, mia], 'bets/void', { bet });
  equal('cash after a bet was voided', await balance(bettor), { cash, reserved: 0 });

  const stakers = [];
  for (let one = 0; one < 20; one++) stakers.push(await newPlayer());
  await stakes(stakers, () => done(robot, 'switches/stop', { what: 'game', key: 'JILI/sl001' }));

  const unknown = await newPlayer({ site: 'casino1.localhost', identity: 'unanswered', cash: 0 });
  const there = { site: 'casino1.localhost' };
  await done(leo, 'players/decide-identity', { player: unknown.id, verdict: 'failed' }, there);
  const decided = await done(leo, 'players/decide-identity', { player: unknown.id, verdict: 'passed' }, there);
  equal('identity after a failed check and a decision', decided.status, 'passed');

  const refusal = async () => (await ask(support, 'audit/list', {}, { site: '' })).statusMessage;
  equal('whoever lacks the permission', await refusal(), 'permissionMissing');
  const { grant } = await done(maria, 'roles/grant', { member: support.member, role: 'auditor' }, { site: '' });
  equal('and has it with a role', await refusal(), 'OK');
  await done(maria, 'roles/end', { grant }, { site: '' });
  equal('until it ends', await refusal(), 'permissionMissing');

  const { value: entries } = await done(maria, 'audit/list', { limit: 1000 }, { site: '' });
  const seen = new Set(entries.map(({ act, outcome, error }) => `${act} ${error ?? outcome}`));
  const expected = [
    ...['session/owner', 'session/link', 'session/device', 'staff/add', 'staff/invite', 'keys/make', 'roles/grant'],
    ...['roles/end', 'players/block', 'withdrawals/approve', 'withdrawals/refuse', 'cash/adjust', 'bets/void'],
    ...['approvals/approve', 'switches/stop', 'players/decide-identity'],
  ].map((act) => `${act} done`);
  expected.push('withdrawals/approve asked', 'cash/adjust asked', 'bets/void asked', 'audit/list permissionMissing');
  equal(
    'acts that the audit lacks',
    expected.filter((act) => !seen.has(act)),
    [],
  );
  equal(
    'second persons in the audit',
    entries.filter(({ second }) => second).map(({ act, second }) => [act, second]),
    [
      ['bets/void', mia.member],
      ['cash/adjust', ana.member],
      ['withdrawals/approve', ben.member],
    ],
  );
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** A bet of 10.00 on a match that has not begun. */
async function placed(player: TestPlayer): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const [open] = await database.query<{ id: string; odds: number }>(
      `select s.id, s.odds from sports_selections s join sports_markets m on m.id = s.market_id
         join sports_matches e on e.id = m.match_id
       where not s.suspended and not m.suspended and m.offered and e.state = 'scheduled' order by e.starts_at desc, s.id limit 1`,
    );
    const answer = await call(player, 'sports/place_bet', {
      request_id: randomUUID(),
      sizes: [1],
      legs: [{ selection_id: open?.id ?? '', odds: open?.odds ?? 0 }],
      stake_per_line: 1000,
      policy: 'any',
    });
    const [bet] = answer.value ?? [];
    if (bet) return bet.bet_id;
  }
  throw new Error('No bet is accepted');
}

try {
  await Promise.all(processes.map((one) => one.ready()));
  await day();
  equal('flaws of the ledger', verifyReport(await verifyLedger(database)).errors, []);
  equal('verify-audit', command('verifyAudit', []).code, 0);
  await database.transaction((transaction) =>
    transaction.script(`set local session_replication_role = replica;
      update audit_entries set reason = 'b day' where sequence = (select min(sequence) from audit_entries where reason = 'a day')`),
  );
  const changed = command('verifyAudit', []);
  equal('verify-audit after one byte was changed', changed.code, 1);
} catch (error) {
  process.exitCode = 1;
  console.error(error, processes.map((one) => one.output()).join(''));
} finally {
  await Promise.all(processes.map((one) => one.stop()));
  players.close();
  desks.close();
  await backend.close();
  await server.stop();
}
