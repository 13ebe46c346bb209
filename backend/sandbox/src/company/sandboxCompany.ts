import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Clock } from '@marquee/kernel/clock';
import type { Bindings } from '@marquee/kernel/http/bindings';
import type { Context, Hono } from 'hono';
import { companyPage, pagePolicy } from './companyPage';
import { demoStaff } from './demoStaff';

/** The one client that this provider knows. */
export const companyClient = { id: 'marquee-desk', secret: 'sandbox-secret-of-the-desk-at-the-company' } as const;

/** The path of its issuer. */
export const companyPath = '/sandbox/company';
const path = companyPath;

/** How long a code and an id token hold, ms. */
const codeLasts = 60_000;
const tokenLasts = 300_000;

/** Somebody's answer on the page, until the desk fetches it. */
interface Grant {
  challenge: string;
  redirectUri: string;
  nonce: string;
  email: string;
  isVerified: boolean;
  authenticatedAt: number;
  endsAt: number;
}

/** What an id token says. */
export type Claims = Record<string, unknown>;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The subject of somebody's account there. */
export const companySubject = (email: string): string => sha256(email.toLowerCase()).slice(0, 20);

/** Id and secret are form-encoded before they become Basic (RFC 6749, 2.3.1). */
function isOurClient(authorization = ''): boolean {
  const [id = '', secret = ''] = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':');
  return decodeURIComponent(id) === companyClient.id && decodeURIComponent(secret) === companyClient.secret;
}

/**
 * The sandbox's OpenID provider, for trying how staff sign in with the company's account: anybody says who they are.
 * `alter` changes what id tokens say, for tests. Keys and codes last as long as the process.
 */
export function mountCompany(
  app: Hono<{ Bindings: Bindings }>,
  {
    clock,
    publicUrl = '',
    alter = (claims) => claims,
  }: {
    clock: Clock;
    publicUrl?: string;
    alter?: (claims: Claims) => Claims;
  },
): void {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(8).toString('hex');
  const grants = new Map<string, Grant>();
  const issuerOf = (context: Context) => `${publicUrl || new URL(context.req.url).origin}${path}`;

  function idToken(issuer: string, { email, isVerified, nonce, authenticatedAt }: Grant): string {
    const now = clock.now();
    const claims: Claims = alter({
      iss: issuer,
      sub: companySubject(email),
      aud: companyClient.id,
      iat: Math.floor(now / 1000),
      exp: Math.floor((now + tokenLasts) / 1000),
      auth_time: Math.floor(authenticatedAt / 1000),
      nonce,
      email,
      email_verified: isVerified,
    });
    const text = `${encoded({ alg: 'ES256', typ: 'JWT', kid })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  }

  app.get(`${path}/.well-known/openid-configuration`, (context) => {
    const issuer = issuerOf(context);
    return context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      scopes_supported: ['openid', 'email'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  app.get(`${path}/keys`, (context) =>
    context.json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' }] }),
  );

  app.on(['GET', 'POST'], `${path}/authorize`, async (context) => {
    const asked = context.req.query();
    const { client_id, redirect_uri = '', code_challenge = '', code_challenge_method, response_type } = asked;
    const isRight = client_id === companyClient.id && response_type === 'code' && code_challenge_method === 'S256';
    if (!isRight || !code_challenge || !URL.canParse(redirect_uri))
      return context.text('Not a request of the desk', 400);
    if (context.req.method === 'GET') return context.html(companyPage(demoStaff), 200, pagePolicy(redirect_uri));
    const { email, is_verified, answer } = await context.req.parseBody();
    const back = new URL(redirect_uri);
    back.searchParams.set('state', asked.state ?? '');
    back.searchParams.set('iss', issuerOf(context));
    if (answer !== 'sign-in' || typeof email !== 'string' || !email) {
      back.searchParams.set('error', 'access_denied');
      return context.redirect(back.href, 303);
    }
    const code = randomBytes(24).toString('base64url');
    grants.set(code, {
      challenge: code_challenge,
      redirectUri: redirect_uri,
      nonce: asked.nonce ?? '',
      email,
      isVerified: is_verified !== undefined,
      authenticatedAt: clock.now(),
      endsAt: clock.now() + codeLasts,
    });
    back.searchParams.set('code', code);
    return context.redirect(back.href, 303);
  });

  app.post(`${path}/token`, async (context) => {
    const { code, code_verifier, redirect_uri } = await context.req.parseBody();
    if (!isOurClient(context.req.header('authorization'))) return context.json({ error: 'invalid_client' }, 401);
    const grant = grants.get(String(code));
    grants.delete(String(code));
    const isRight =
      grant &&
      grant.endsAt > clock.now() &&
      grant.redirectUri === redirect_uri &&
      sha256(String(code_verifier)) === grant.challenge;
    if (!isRight) return context.json({ error: 'invalid_grant' }, 400);
    return context.json(
      {
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: tokenLasts / 1000,
        id_token: idToken(issuerOf(context), grant),
      },
      200,
      { 'cache-control': 'no-store' },
    );
  });
}
