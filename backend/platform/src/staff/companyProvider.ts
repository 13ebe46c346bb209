import { createHmac } from 'node:crypto';
import type { Clock } from '@marquee/kernel/clock';
import type { Configuration, ServerMetadata } from 'openid-client';
import { StaffRefusal } from './staffRefusal';

/** Loaded on first use. */
const openid = () => import('openid-client');

/** How the desk reaches the company's OpenID provider. */
export interface CompanySettings {
  /** The provider's issuer: `https://login.example.com`. */
  issuer: string;
  clientId: string;
  secret: string;
}

/** What the provider says of somebody. `authenticatedAt` (ms): when they proved it there, 0 if it does not say. */
export interface CompanyAccount {
  issuer: string;
  subject: string;
  isEmailVerified: boolean;
  authenticatedAt: number;
}

/** How long requests to the provider may take, s. */
const timeout = 10;

/** How old the proof of a step-up may be when the browser comes back, s. */
const freshFor = 300;

const isLoopback = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** State, nonce and verifier of a visit are made from the secret that the browser keeps: none of them is stored. */
const madeFrom = (browserSecret: string, word: 'state' | 'nonce' | 'verifier') =>
  createHmac('sha256', browserSecret).update(word).digest('base64url');

/** The state that the provider sends back for a browser. */
export const stateOf = (browserSecret: string): string => madeFrom(browserSecret, 'state');

/**
 * The company's provider by OpenID Connect: authorization code with PKCE, state and nonce. Its address is https, or on
 * this machine.
 */
export function companyProvider(
  { issuer, clientId, secret }: CompanySettings,
  { origin, clock, report }: { origin: string; clock: Clock; report: (error: unknown) => void },
) {
  const redirect_uri = `${origin}/company`;
  let known: Promise<ServerMetadata> | undefined;

  async function configured(): Promise<Configuration> {
    const client = await openid();
    const at = new URL(issuer);
    const insecure = isLoopback(at) ? [client.allowInsecureRequests] : [];
    known ??= client
      .discovery(at, clientId, secret, undefined, { execute: insecure, timeout })
      .then((found) => found.serverMetadata());
    const metadata = await known.catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    const isPostOnly = !(metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']).includes(
      'client_secret_basic',
    );
    const authentication = isPostOnly ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret);
    const skew = Math.round((clock.now() - Date.now()) / 1000);
    const configuration = new client.Configuration(
      metadata,
      clientId,
      { client_secret: secret, [client.clockSkew]: skew },
      authentication,
    );
    configuration.timeout = timeout;
    // The signature of the id token is checked, though it comes by TLS.
    for (const execute of [...insecure, client.enableNonRepudiationChecks]) execute(configuration);
    return configuration;
  }

  const refused = (key: 'companyAway' | 'companyFailed') => (error: unknown) => {
    report(error);
    throw new StaffRefusal(key);
  };

  async function account(browserSecret: string, query: string, isFresh: boolean): Promise<CompanyAccount> {
    const client = await openid();
    const address = new URL(redirect_uri);
    address.search = query;
    const tokens = await client.authorizationCodeGrant(await configured(), address, {
      expectedState: stateOf(browserSecret),
      expectedNonce: madeFrom(browserSecret, 'nonce'),
      pkceCodeVerifier: madeFrom(browserSecret, 'verifier'),
      idTokenExpected: true,
      ...(isFresh && { maxAge: freshFor }),
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no id token');
    return {
      issuer: claims.iss,
      subject: claims.sub,
      isEmailVerified: claims.email_verified === true,
      authenticatedAt: (claims.auth_time ?? 0) * 1000,
    };
  }

  return {
    /**
     * Where a browser proves who it is. `isFresh`: the person must prove it again, even if signed in there. Throws
     * StaffRefusal('companyAway').
     */
    async address(browserSecret: string, { isFresh }: { isFresh: boolean }): Promise<string> {
      const client = await openid();
      const code_challenge = await client.calculatePKCECodeChallenge(madeFrom(browserSecret, 'verifier'));
      const address = client.buildAuthorizationUrl(await configured().catch(refused('companyAway')), {
        redirect_uri,
        scope: 'openid email',
        code_challenge,
        code_challenge_method: 'S256',
        state: stateOf(browserSecret),
        nonce: madeFrom(browserSecret, 'nonce'),
        ...(isFresh && { max_age: '0', prompt: 'login' }),
      });
      return address.href;
    },

    /**
     * The account that the provider has sent back in a query. Throws StaffRefusal('companyFailed') if anything in it is
     * not as it must be; why is reported.
     */
    account: (browserSecret: string, query: string, { isFresh }: { isFresh: boolean }): Promise<CompanyAccount> =>
      account(browserSecret, query, isFresh).catch(refused('companyFailed')),
  };
}

/** The company's provider. */
export type CompanyProvider = ReturnType<typeof companyProvider>;
