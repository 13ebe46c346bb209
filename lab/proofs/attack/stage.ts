import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { liveDomain, writeLiveSites } from '@marquee/backend/testing/processes/liveSites';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { type ProgramProcess, startProgram } from '@marquee/backend/testing/processes/programProcess';
import { openPostgres } from '@marquee/database/postgres';
import { BackendSignals } from '@marquee/platform/events/signals';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { consentVersion } from '@marquee/platform/marketing/consentTexts';
import { openPersons } from '@marquee/platform/persons/persons';
import { attackedOffers } from './attackedOffers';
import type { Target } from './http';
import { Visitor } from './visitor';

const newKey = () => randomBytes(32).toString('hex');

/** A minimal host build and registry: pages are requested, not looked at. */
function writeEmptyHost(folder: string): void {
  mkdirSync(join(folder, 'host', 'static'), { recursive: true });
  mkdirSync(join(folder, 'releases'), { recursive: true });
  const manifest = {
    allFiles: ['/static/chunks.0.json', '/static/early.0.js'],
    entries: { index: { initial: { js: [], css: [] } } },
    integrity: {},
  };
  writeFileSync(join(folder, 'host', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'host', 'static', 'chunks.0.json'), '{}');
  writeFileSync(join(folder, 'host', 'static', 'early.0.js'), '');
  writeFileSync(join(folder, 'releases', 'registry.json'), JSON.stringify({ format: 1, revision: 1, remotes: {} }));
}

/** No shipped mission counts deposits. One does here, so that a claim can be tried while they are reversed. */
function countDeposits(file: string): void {
  const { missions, ...cashier } = JSON.parse(readFileSync(file, 'utf8'));
  const [first, ...others] = missions;
  writeFileSync(
    file,
    JSON.stringify({ ...cashier, missions: [{ ...first, measure: 'deposits', target: 3 }, ...others] }),
  );
}

/** Offers of bonus money in place of the shipped ones, so that claims and stakes can be attacked without deposits. */
function offerBonuses(file: string): void {
  const { gift, few, secret, bets, moreBets, tables } = attackedOffers;
  const words = { EN: 'Words.' };
  const offer = {
    ...{ kind: 'fixed', title: words, terms: words, full_terms: words, products: ['casino'], amount: gift.amount },
    ...{ trigger: { on: 'claim' }, starts_at: '2026-01-01T00:00:00.000Z', ends_at: null, budget: gift.budget, days: 7 },
    ...{ wagering: { times: 10, of: 'bonus' }, counts: [{ category: 'slot_game', percent: 100 }] },
  };
  const bonus_offers = [
    { ...offer, code: gift.code, highest_stake: gift.highest, ends_by_withdrawal: true },
    { ...offer, code: few.code, budget: few.budget },
    ...[bets, moreBets].map(({ code }) => ({
      ...offer,
      code,
      products: ['betting'],
      counts: [{ category: 'sportsbook', percent: 100 }],
    })),
    {
      ...offer,
      code: tables.code,
      highest_stake: tables.highest,
      counts: [{ category: 'casino', percent: tables.percent }],
    },
    { ...offer, code: secret.code, promo_code: secret.promoCode },
  ];
  const shared = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...shared, bonus_offers }));
}

/**
 * The attacked site: live mode on its own Postgres server, two backends, an edge for one of them, and the sandbox's
 * partners as a separate process. All on this machine, and removed afterwards.
 */
export async function openStage() {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-attack-'));
  // Cleans up however the attacks end.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const server = await openProofServer();
  const programs: ProgramProcess[] = [];
  const close = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const isOther of [false, true])
      writeLiveSites(join(folder, 'sites'), 'https://partners.example', undefined, isOther);
    countDeposits(join(folder, 'sites/common/cashier-php.json'));
    offerBonuses(join(folder, 'sites/common/offers-php.json'));
    writeEmptyHost(folder);
    const [partnersPort, onePort, twoPort, edgePort] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const [partnerKey, edgeKey, personKey] = [newKey(), newKey(), newKey()];
    const partners = { url: `http://127.0.0.1:${partnersPort}`, edgeKeys: [] };
    const edge: Target = { url: `http://127.0.0.1:${edgePort}`, edgeKeys: [] };
    const one: Target = { url: `http://127.0.0.1:${onePort}`, edgeKeys: [edgeKey] };
    const two: Target = { url: `http://127.0.0.1:${twoPort}`, edgeKeys: [edgeKey] };
    const common = { LOG_LEVEL: 'error', MARQUEE_MODE: 'live', TRUST_PROXY: 'on', EDGE_KEYS: edgeKey };
    const backend = {
      ...common,
      DATABASE_URL: server.url,
      SITES_DIR: join(folder, 'sites'),
      PERSON_KEYS: personKey,
      ...Object.fromEntries(
        ['GATEWAY', 'ODDS', 'GAMES', 'IDENTITY', 'MESSAGES'].flatMap((name) => [
          [`${name}_URL`, partners.url],
          [`${name}_KEYS`, partnerKey],
        ]),
      ),
    };
    const start = async (name: 'sandbox' | 'backend' | 'edge', settings: Record<string, string>) => {
      const program = startProgram('sources', name, settings);
      programs.push(program);
      await program.ready();
    };
    await start('sandbox', {
      LOG_LEVEL: 'error',
      PORT: String(partnersPort),
      DATA_DIR: join(folder, 'partners'),
      SANDBOX_KEYS: partnerKey,
      SANDBOX_URL: 'https://partners.example',
      OPERATOR_URL: edge.url,
    });
    await start('backend', { ...backend, PORT: String(onePort) });
    await Promise.all([
      start('backend', { ...backend, PORT: String(twoPort) }),
      start('edge', {
        ...common,
        PORT: String(edgePort),
        BACKEND_URL: one.url,
        HOST_DIST: join(folder, 'host'),
        RELEASES_DIR: join(folder, 'releases'),
        HOST: '127.0.0.1',
      }),
    ]);
    const database = openPostgres(server.url);
    const persons = openPersons([personKey]);
    const ledger = postgresLedger({ signals: new BackendSignals() });
    let players = 0;

    /**
     * A new player with cash in minor units, a verified telephone and a bank account, signed in from a separate device
     * and address; a different person each time, unless `born` (and the name) say otherwise. `more` overrides the form,
     * including the site.
     */
    async function player(
      cash = 0,
      born?: string,
      full_name = 'Pat Proof',
      {
        site = liveDomain,
        ...more
      }: { site?: string; contact_phone?: string; contact_email?: string; referrer_code?: string } = {},
    ) {
      const number = ++players;
      const address = `203.0.113.${number}`;
      const account_id = `attacked_${randomUUID().slice(0, 8)}`;
      const password = 'seventeen quiet lanterns';
      const visitor = new Visitor(edge, address, site);
      const form = {
        full_name,
        contact_phone: `+6391${String(10_000_000 + number * 7_919)}`,
        contact_email: `${account_id}@example.test`,
        date_of_birth: born ?? new Date(Date.UTC(1980, 0, number)).toISOString().slice(0, 10),
        ...more,
      };
      const given = ['casino', 'betting'].map((product) => ({ product, channel: 'inbox' }));
      const consents = { version: consentVersion, language: 'EN', given };
      const signUp = { account_id, password, ...form, consents, request_id: randomUUID() };
      const signedUp = await visitor.call('auth/signup', signUp);
      if (signedUp.statusCode !== 1) throw new Error(`signup: ${JSON.stringify(signedUp)}`);
      await visitor.signIn(account_id, password);
      const [row] = await database.query<{ id: string; currency: string }>(
        'select id, currency from players where account_id = $1',
        [account_id],
      );
      const { id = '', currency = '' } = row ?? {};
      await database.transaction(async (transaction) => {
        await transaction.query(
          `update players set phone_verified_at = $2, address_line = '1 Example Street', address_town = 'London',
             address_postcode = 'EC1A 1BB' where id = $1`,
          [id, Date.now()],
        );
        await persons.mark(transaction, id, Date.now());
      });
      const bank = randomUUID();
      await database.query(
        `insert into bank_accounts (id, site, player_id, bank_code, bank_name, holder_name, account_number, request_id, created_at)
         values ($1, $2, $3, 'BDL', 'Bank', 'Pat Proof', '0012345678', $1, $4)`,
        [bank, site, id, Date.now()],
      );
      if (cash > 0)
        await ledger.post(database, {
          key: `attack:${id}`,
          kind: 'deposit',
          site,
          playerId: id,
          currency,
          legs: [
            { account: 'gateway', amount: -cash },
            { account: 'cash', amount: cash },
          ],
          reference: 'attack',
          description: 'Deposit',
          at: Date.now(),
        });
      return { id, account_id, password, currency, bank, address, visitor };
    }

    return {
      edge,
      backends: [one, two] as const,
      partners,
      partnerKey,
      /** The edge's releases: none. */
      releases: join(folder, 'releases'),
      database,
      player,
      /** Gives a player game tokens. */
      giveTokens: ({ id, currency }: { id: string; currency: string }, amount: number) =>
        ledger.post(database, {
          key: `attack:tokens:${id}`,
          kind: 'adjustment',
          site: liveDomain,
          playerId: id,
          currency,
          legs: [
            { account: 'promotions', amount: -amount },
            { account: 'game_token', amount },
          ],
          reference: 'attack',
          description: 'Tokens',
          at: Date.now(),
        }),
      cashOf: async (id: string) => (await ledger.balances(database, id)).cash,
      output: () => programs.map((program) => program.output()).join(''),
      async close() {
        await database.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

export type Victim = Awaited<ReturnType<Stage['player']>>;
