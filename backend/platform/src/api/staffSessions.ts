import { SUCCESS } from '@marquee/contract/envelope';
import { sessionInputs } from '@marquee/contract/staff/session';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { readBody } from '@marquee/kernel/http/body';
import { TokenBuckets } from '@marquee/kernel/http/tokenBuckets';
import type { Log } from '@marquee/kernel/log';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Cookies } from '../calls/cookies';
import { refused } from '../staff/answerStaff';
import type { CompanyProvider } from '../staff/companyProvider';
import { beginCompany, finishCompany } from '../staff/companySignIn';
import { confirmDevice, lookAtDevice, pollDevice, refuseDevice, startDevice } from '../staff/deviceCodes';
import { addOwnPasskey, askOwnPasskey } from '../staff/ownPasskeys';
import { deskCookies, giveSession, type StaffSession, sessionOf, sessionTokenIn, takeSession } from '../staff/sessions';
import { askLink, askSignIn, askStepUp, signInByPasskey, signOut, stepUpByPasskey, useLink } from '../staff/signIn';
import type { SignInParts, Source } from '../staff/signInParts';
import { StaffRefusal } from '../staff/staffRefusal';
import { deviceOf } from './api';
import { type AddressTrust, addressOf } from './callerAddress';
import { mountDeskPages } from './deskPages';
import { jsonResponse } from './jsonResponse';
import { inside } from './rateLimits';

/** What signing in at the desk needs. */
export interface StaffSessionParts extends SignInParts {
  /** The company's OpenID provider, if there is one. */
  company: CompanyProvider | undefined;
  log: Log;
  trust: AddressTrust;
}

/** The token that a command or a machine bears. */
export const bearerIn = (authorization = ''): string | undefined => /^Bearer (\S+)$/.exec(authorization)?.[1];

type Name = keyof typeof sessionInputs;
type Input<N extends Name> = v.InferOutput<(typeof sessionInputs)[N]>;

/** One request: where it comes from, and its cookies. */
interface Request {
  source: Source;
  cookies: Cookies;
  /** The valid session of the browser. Throws StaffRefusal('noSession'). */
  session(): Promise<StaffSession>;
  /** The valid session of the command, if one asks. */
  command(): Promise<StaffSession | undefined>;
}

type Handlers = { [N in Name]: (input: Input<N>, request: Request) => Promise<object> };

/** Asked by commands, which are no pages of the desk. */
const ofCommands: ReadonlySet<string> = new Set<Name>(['device', 'token']);

/** Requests of one kind from one address. */
const rates: Partial<Record<Name, { burst: number; perMinute: number }>> = {
  device: { burst: 10, perMinute: 10 },
  token: { burst: 120, perMinute: 120 },
};
const usualRate = { burst: 30, perMinute: 30 };

/** Remembers a visit to the company's provider until the browser comes back. */
const visitCookie = 'desk_visit';
const visitLasts = 600;

function handlersOf(parts: StaffSessionParts): Handlers {
  const companyOrRefuse = () => {
    if (!parts.company) throw new StaffRefusal('noCompany');
    return parts.company;
  };
  const begun = (cookies: Cookies, token: string) => {
    giveSession(cookies, token);
    return {};
  };
  const visitOf = async ({ purpose, token }: Input<'company/begin'>, request: Request) => {
    if (purpose === 'link') return { purpose, token };
    return purpose === 'sign-in' ? { purpose } : { purpose, session: await request.session() };
  };

  return {
    async device({ device }, { source, command }) {
      return startDevice(parts, { ...source, device: device || source.device }, (await command())?.id ?? null);
    },
    token: ({ device_code }) => pollDevice(parts, device_code),
    'device/look': async ({ user_code }, { session, source }) =>
      lookAtDevice(parts, await session(), user_code, source),
    async 'device/confirm'({ user_code, passkey }, { session, source }) {
      await confirmDevice(parts, await session(), { typed: user_code, assertion: passkey }, source);
      return {};
    },
    async 'device/refuse'({ user_code }, { session, source }) {
      await refuseDevice(parts, await session(), user_code, source);
      return {};
    },
    'sign-in/begin': async () => ({ options: await askSignIn(parts) }),
    'sign-in/passkey': async ({ passkey }, { cookies, source }) =>
      begun(cookies, await signInByPasskey(parts, passkey, source)),
    'link/begin': ({ token }, { source }) => askLink(parts, token, source),
    'link/passkey': async ({ token, passkey }, { cookies, source }) =>
      begun(cookies, await useLink(parts, { token, attestation: passkey }, source)),
    'passkey/begin': async (_, { session }) => ({ options: await askOwnPasskey(parts, await session()) }),
    async 'passkey/add'({ passkey }, { session, source }) {
      await addOwnPasskey(parts, await session(), passkey, source);
      return {};
    },
    'step-up/begin': async (_, { session }) => ({ options: await askStepUp(parts, await session()) }),
    async 'step-up/passkey'({ passkey }, { session, source }) {
      await stepUpByPasskey(parts, await session(), passkey, source);
      return {};
    },
    async 'company/begin'(input, request) {
      const visit = await visitOf(input, request);
      const { address, secret } = await beginCompany(parts, companyOrRefuse(), visit);
      request.cookies.keep(visitCookie, secret, visitLasts);
      return { address };
    },
    async 'company/finish'({ query }, { cookies, source, session }) {
      const secret = cookies.get(visitCookie) ?? '';
      cookies.drop(visitCookie);
      const own = await session().catch(() => undefined);
      const finished = await finishCompany(parts, companyOrRefuse(), { secret, query, session: own }, source);
      if (finished.token) giveSession(cookies, finished.token);
      return { purpose: finished.purpose };
    },
    async end(_, { cookies, session, source }) {
      const own = await session().catch(() => undefined);
      takeSession(cookies);
      if (own) await signOut(parts, own, source);
      return {};
    },
  };
}

const isName = (name: string): name is Name => Object.hasOwn(sessionInputs, name);

function inputOf(name: Name, body: Record<string, unknown>) {
  const result = v.safeParse(sessionInputs[name], body);
  if (!result.success) throw new StaffRefusal('invalidInput', { httpStatus: 400 });
  return result.output;
}

/**
 * The routes with which staff sign in and out (`POST /desk/session/<name>`, rows of `sessionInputs`), and their pages.
 * A browser's requests count only from the desk's own pages.
 */
export function mountStaffSessions(app: Hono<{ Bindings: Bindings }>, parts: StaffSessionParts): void {
  const { database, clock, origin, log, trust } = parts;
  const handlers = handlersOf(parts);
  const buckets = new TokenBuckets(() => clock.now());
  const path = '/desk/session/';

  function requestOf(context: Context<{ Bindings: Bindings }>): Request {
    const { req } = context;
    const cookies = deskCookies(req.header('cookie'), origin);
    const source = { device: deviceOf(req.header('user-agent') ?? ''), address: addressOf(context, trust) };
    return {
      source,
      cookies,
      async session() {
        const session = await sessionOf(database, sessionTokenIn(cookies), 'browser', clock.now());
        if (!session) throw new StaffRefusal('noSession', { httpStatus: 401 });
        return session;
      },
      async command() {
        const token = bearerIn(req.header('authorization'));
        if (token === undefined) return undefined;
        const session = await sessionOf(database, token, 'command', clock.now());
        if (!session) throw new StaffRefusal('noSession', { httpStatus: 401 });
        return session;
      },
    };
  }

  function refuseForeign(name: Name, context: Context, { source: { address } }: Request): void {
    const from = context.req.header('origin');
    const isOwn = from === undefined ? ofCommands.has(name) : from === origin;
    if (!isOwn) throw new StaffRefusal('invalidInput', { httpStatus: 403 });
    if (address !== inside && !buckets.take(`${name} ${address}`, rates[name] ?? usualRate))
      throw new StaffRefusal('tooManyRequests', { httpStatus: 429 });
  }

  app.post(`${path}*`, async (context) => {
    const request = requestOf(context);
    try {
      const name = context.req.path.slice(path.length);
      if (!isName(name)) throw new StaffRefusal('notFound', { httpStatus: 404 });
      refuseForeign(name, context, request);
      const input = inputOf(name, await readBody(context));
      const output = await (handlers[name] as (input: unknown, request: Request) => Promise<object>)(input, request);
      const status = 'error' in output ? 400 : 200;
      const envelope = { ...output, statusCode: status === 200 ? SUCCESS : 0, statusMessage: 'OK' };
      return jsonResponse(context, { status, envelope }, request.cookies.lines);
    } catch (error) {
      return jsonResponse(context, refused(error, log, 'session'), request.cookies.lines);
    }
  });
  mountDeskPages(app, {
    ...parts,
    sessionIn: (cookies) => sessionOf(database, sessionTokenIn(cookies), 'browser', clock.now()),
  });
}
