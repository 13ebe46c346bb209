import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, CallName, Input } from '@marquee/contract/calls';
import type { Language } from '@marquee/contract/languages';
import { jsonLog } from '@marquee/kernel/log';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { passwordCost } from '@marquee/platform/auth/passwords';
import { Cookies } from '@marquee/platform/calls/cookies';
import { type Jurisdiction, jurisdictions } from '@marquee/platform/jurisdictions/jurisdictions';
import { barredVersion } from '@marquee/platform/protection/barredTexts';
import { readSettings } from '@marquee/settings/settings';
import { type Backend, type BackendOptions, createBackend } from '../backend';
import { sandboxMode } from '../modes/sandbox';
import { agreeToInbox } from './agreeToInbox';
import { emptyTables } from './emptyTables';
import { migratedDatabase, startWriters } from './migratedDatabase';
import { storeContents } from './storeContents';
import { testBrowser } from './testBrowser';
import { watchedDatabase } from './watchedDatabase';

/** An address that the profile `uk` takes. */
const testAddress = { address_line: '1 Example Street', address_town: 'London', address_postcode: 'EC1A 1BB' };

/** A test's player: pass it to `call` as the caller. */
export interface TestPlayer {
  id: string;
  account_id: string;
  auth: string;
  site: string;
  /** For step-ups. */
  password: string;
}

/** The caller of a call: nobody, or a player; on the default site unless specified. */
interface As {
  player?: Pick<TestPlayer, 'account_id' | 'auth'> & { site?: string; password?: string };
  site?: string;
  /** What the page's visitor has chosen. */
  language?: Language;
}

/** The token in a body, if any. */
function authIn(body: unknown): unknown {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return /"auth":\s*"([^"]+)"/.exec(text ?? '')?.[1];
}

/** The real hashing cost. */
const storedCost = passwordCost.memoryCost;

/**
 * A complete backend in the test's process: real handlers, real SQL, an empty database in a folder (or on the server of
 * TEST_DATABASE_URL), and a manual clock. One per test file; call `reset` between tests. Calls come from one browser.
 * Password hashing is cheap unless requested otherwise.
 */
export async function testBackend(
  options: Partial<BackendOptions> = {},
  { passwords = 'quick' }: { passwords?: 'quick' | 'stored' } = {},
) {
  passwordCost.memoryCost = passwords === 'quick' ? 1024 : storedCost;
  const clock = manualClock();
  const usual = () => ({
    mode: sandboxMode(),
    dataDir: join(tmpdir(), 'marquee-test'),
    clock,
    log: jsonLog(readSettings('unit tests').LOG_LEVEL),
    checkOutputs: true,
    work: false,
  });
  const own = await migratedDatabase('seeded', {
    writers: startWriters,
    async fill(empty) {
      const first = await createBackend({ ...usual(), database: { ...empty, close: async () => {} } });
      await storeContents(empty, clock);
      await first.close();
    },
  });
  const { database, settled } = watchedDatabase(own);
  const site = mkdtempSync(join(tmpdir(), 'marquee-releases-'));
  const backend: Backend = await createBackend({ ...usual(), database, releases: { site }, ...options });
  let players = 0;
  const browser = testBrowser();

  const call = async <N extends CallName>(
    name: N,
    input: Input<N>,
    { player, site, language }: As = {},
  ): Promise<Answer<N>> => {
    const carried = {
      domain_name: site ?? player?.site ?? 'localhost',
      ...(player ? { account_id: player.account_id, auth: player.auth } : {}),
    };
    const ask = async <M extends CallName>(asked: M, own: Input<M>): Promise<Answer<M>> => {
      const held = browser.header(player?.auth);
      const cookies = new Cookies(language ? `language=${language}; ${held}` : held);
      const answered = await backend.call(asked, { ...own, ...carried }, { cookies });
      browser.take(cookies.lines, (answered as { token?: string }).token);
      return answered;
    };
    let answer = await ask(name, input);
    if (answer.statusMessage === 'stepUpNeeded' && player?.password) {
      await ask('auth/step_up', { call: name, password: player.password });
      answer = await ask(name, input);
    }
    // Messages are sent after the answer.
    await backend.services.jobs.settled();
    return answer;
  };

  return {
    ...backend,
    clock,
    database,
    call,
    browser,

    async close() {
      await backend.close();
      rmSync(site, { recursive: true, force: true });
    },

    /** Resolves when everything that was started on the database has ended. */
    settled,

    /** Posts a raw body as an HTTP request of the test's browser. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      backend.app.request(
        path,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: browser.header(authIn(body)),
            ...headers,
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
      ),

    /**
     * Registers and signs in an adult, born on another day than the others; `cash` minor units are deposited through
     * the ledger. The address and the declaration are given where the profile asks for them; identity is checked and
     * the telephone verified, unless the test does that itself.
     */
    async player({
      site = 'localhost',
      cash = 0,
      identity = 'passed',
      contact = 'verified',
      ...own
    }: {
      site?: string;
      cash?: number;
      account_id?: string;
      identity?: 'passed' | 'unanswered';
      contact?: 'verified' | 'unverified';
    } = {}) {
      players += 1;
      const account_id = own.account_id ?? `player_${players}`;
      const password = 'correct horse battery 7';
      const day = new Date(Date.UTC(1980, 0, 1 + players));
      const form = {
        account_id,
        password,
        full_name: `Player ${players}`,
        contact_phone: `+6390000${String(10_000 + players)}`,
        contact_email: `${account_id}@example.test`,
        date_of_birth: day.toISOString().slice(0, 10),
      };
      const { address, declaresBarred }: Jurisdiction =
        jurisdictions[backend.services.sites.find(site)?.jurisdiction ?? 'none'];
      const declaration = { version: barredVersion, language: 'EN' as const };
      const signedUp = await call('auth/signup', { ...form, ...(declaresBarred && { declaration }) }, { site });
      if (signedUp.statusCode !== 1) throw new Error(`signup: ${JSON.stringify(signedUp)}`);
      const signedIn = await call('auth/login', { account_id, password }, { site });
      if (signedIn.statusCode !== 1 || !signedIn.token) throw new Error(`login: ${JSON.stringify(signedIn)}`);
      const [row] = await database.query<{ id: string; currency: string }>(
        'select id, currency from players where site = $1 and account_id = $2',
        [site, account_id],
      );
      const { id = '', currency = '' } = row ?? {};
      if (contact === 'verified')
        await database.query('update players set phone_verified_at = $2 where id = $1', [id, clock.now()]);
      if (address) {
        const { full_name, contact_email } = form;
        const given = { full_name, contact_email, ...testAddress };
        const auth = signedIn.token;
        await call('settings/profile_update', given, { player: { account_id, auth, site, password } });
      }
      await agreeToInbox(database, { id, site }, clock.now());
      if (identity === 'passed')
        await database.query("update identity_checks set status = 'passed' where player_id = $1", [id]);
      if (cash > 0) {
        await backend.services.ledger.post(database, {
          key: `test-deposit-${id}`,
          kind: 'deposit',
          site,
          playerId: id,
          currency,
          legs: [
            { account: 'gateway', amount: -cash },
            { account: 'cash', amount: cash },
          ],
          reference: 'test',
          description: 'Deposit',
          at: clock.now(),
        });
      }
      return { id, account_id, auth: signedIn.token, site, password } satisfies TestPlayer;
    },

    /** Empties all tables except the catalogue and the sites' content, seeds what is missing and resets rate limits. */
    async reset() {
      await emptyTables(database);
      await backend.resetLimits();
      await backend.seedAgain();
    },
  };
}
