import type { Bindings } from '@marquee/kernel/http/bindings';
import { systemRandom } from '@marquee/kernel/random';
import { makeLink } from '@marquee/platform/staff/links';
import { companyClient, mountCompany } from '@marquee/sandbox/company/sandboxCompany';
import { Hono } from 'hono';
import { testAuthenticator } from './authenticator';
import { deskBrowser } from './deskBrowser';
import { serveLocally } from './serveLocally';
import { staffDesk } from './staffDesk';
import { testBackend } from './testBackend';

/** What the company's provider says of somebody. */
type Claims = Record<string, unknown>;

/** A served desk with a company's provider, whose members sign in with a software authenticator. */
export async function signInDesk() {
  const backend = await testBackend();
  const { database, clock } = backend;
  const desk = staffDesk(backend);
  let alter = (claims: Claims): Claims => claims;
  let forge = (idToken: string): string => idToken;

  const provider = new Hono<{ Bindings: Bindings }>();
  mountCompany(provider, { clock, alter: (claims) => alter(claims) });
  const company = await serveLocally(async (request) => {
    const response = await provider.fetch(request);
    if (!new URL(request.url).pathname.endsWith('/token') || !response.ok) return response;
    const answer = (await response.json()) as { id_token: string };
    return Response.json({ ...answer, id_token: forge(answer.id_token) });
  });
  let app: ReturnType<typeof backend.desk> | undefined;
  const served = await serveLocally((request) => app?.fetch(request) ?? new Response(null, { status: 503 }));
  const origin = served.url.replace('127.0.0.1', 'localhost');
  app = backend.desk(origin, {
    issuer: `${company.url}/sandbox/company`,
    clientId: companyClient.id,
    secret: companyClient.secret,
  });

  const newAuthenticator = () => testAuthenticator({ origin, rpId: 'localhost' });
  const browser = () => deskBrowser(origin);
  /** A link of a member, made at the console. */
  const link = (staffId: string) =>
    database.transaction((transaction) =>
      makeLink(transaction, { random: systemRandom, now: clock.now() }, staffId, { id: 'console', person: null }),
    );

  return {
    backend,
    desk,
    origin,
    clock,
    database,
    authenticator: newAuthenticator,
    /** Somebody to add, which needs a step-up. */
    newcomer: {
      name: 'Leo Cruz',
      email: 'leo@desk.test',
      phone: '+639170000009',
      date_of_birth: '1990-01-01',
      reason: 'joins',
    },
    browser,
    link,

    /** The last entries of the audit, newest last. */
    async lastEntries(count: number) {
      const entries = await database.query<Record<string, unknown>>(
        'select act, outcome, error, actor from audit_entries order by sequence',
      );
      return entries.slice(-count);
    },

    /** What id tokens say from now on; nothing: the truth. */
    tell(change: (claims: Claims) => Claims = (claims) => claims) {
      alter = change;
    },

    /** Puts another one in the place of the provider's id tokens from now on; nothing: its own. */
    forge(change: (idToken: string) => string = (idToken) => idToken) {
      forge = change;
    },

    /** Signs a member in with a passkey that a link adds. */
    async signedIn(staffId: string) {
      const [own, authenticator] = [browser(), newAuthenticator()];
      const { token } = await link(staffId);
      const { options } = await own.post('session/link/begin', { token });
      const added = await own.post('session/link/passkey', { token, passkey: authenticator.create(options) });
      if (added.statusCode !== 1) throw new Error(`link: ${JSON.stringify(added)}`);
      return { browser: own, authenticator };
    },

    /** Signs in with a passkey; `how` makes parts of the response wrong. */
    async byPasskey(authenticator: ReturnType<typeof testAuthenticator>, how = {}) {
      const own = browser();
      const { options } = await own.post('session/sign-in/begin');
      const answer = await own.post('session/sign-in/passkey', { passkey: authenticator.get(options, how) });
      return { browser: own, answer };
    },

    async close() {
      await served.close();
      await company.close();
      await backend.close();
    },
  };
}
