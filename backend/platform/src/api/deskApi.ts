import type { Bindings } from '@marquee/kernel/http/bindings';
import { readBody } from '@marquee/kernel/http/body';
import { limitBody } from '@marquee/kernel/http/limitBody';
import type { Log } from '@marquee/kernel/log';
import type { Random } from '@marquee/kernel/random';
import { requestIdHeader, withRequestId } from '@marquee/kernel/requestId';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { failure } from '../calls/envelopes';
import { actors } from '../staff/actorOf';
import { refused, type StaffAnswerer, type StaffParts } from '../staff/answerStaff';
import type { CompanyProvider } from '../staff/companyProvider';
import { deskCookies, sessionTokenIn } from '../staff/sessions';
import { StaffRefusal } from '../staff/staffRefusal';
import { type AddressTrust, addressOf } from './callerAddress';
import { jsonResponse } from './jsonResponse';
import { ownPagesOnly } from './ownPagesOnly';
import { bearerIn, mountStaffSessions } from './staffSessions';

/** The largest body of a staff call, bytes: a settlement file of a gateway. */
const largestBody = 6 * 1024 * 1024;

/** What the desk's routes need beside the answers. */
export interface DeskParts extends StaffParts {
  /** The address of the desk, `https://desk.example`. */
  origin: string;
  random: Random;
  /** The company's OpenID provider, if there is one. */
  company: CompanyProvider | undefined;
  trust: AddressTrust;
  log: Log;
}

/** The desk has one name. Another one is a browser that was led here by somebody's domain, or a player's site. */
function ownHostOnly(origin: string, log: Log): MiddlewareHandler<{ Bindings: Bindings }> {
  return async (context, next) => {
    const isOwn = context.req.header('host') === new URL(origin).host;
    const from = context.req.header('origin');
    if (isOwn && (from === undefined || from === origin)) return next();
    return jsonResponse(context, refused(new StaffRefusal('notFound', { httpStatus: 404 }), log, 'request'));
  };
}

/**
 * The desk's HTTP server: `POST /desk/<subject>/<act>` for every staff call, and nothing of the players' API. A caller
 * is known by the session's cookie, or by the bearer token of a command or a machine.
 */
export function deskApi(
  answer: StaffAnswerer,
  { origin, trust, log, ...parts }: DeskParts,
): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();
  app.use(async (context, next) => {
    const id = await withRequestId(context.req.header(requestIdHeader), async (given) => next().then(() => given));
    context.header(requestIdHeader, id);
  });
  app.use(limitBody(largestBody));
  app.onError((error, context) => jsonResponse(context, failure(error, log, 'staff request')));
  app.use(ownHostOnly(origin, log));
  app.use('/desk/*', ownPagesOnly(log));
  mountStaffSessions(app, { ...parts, origin, trust, log });
  const actorOf = actors(parts);
  const callerOf = async (context: Context<{ Bindings: Bindings }>) => {
    const { req } = context;
    // A browser names the page that asks, and its cookie counts from the desk's own pages.
    const isOwnPage = req.header('origin') === origin;
    const cookie = isOwnPage ? sessionTokenIn(deskCookies(req.header('cookie'), origin)) : undefined;
    const address = addressOf(context, trust);
    return { actor: await actorOf({ cookie, bearer: bearerIn(req.header('authorization')), address }), address };
  };
  app.post('/desk/*', async (context) => {
    const name = context.req.path.slice('/desk/'.length);
    try {
      const body = await readBody(context, largestBody);
      return jsonResponse(context, await answer(name, body, await callerOf(context)));
    } catch (error) {
      return jsonResponse(context, refused(error, log, name));
    }
  });
  app.all('/desk/*', (context) =>
    jsonResponse(context, refused(new StaffRefusal('methodNotAllowed', { httpStatus: 405 }), log, 'request')),
  );
  app.all('*', (context) =>
    jsonResponse(context, refused(new StaffRefusal('notFound', { httpStatus: 404 }), log, 'request')),
  );
  return app;
}
