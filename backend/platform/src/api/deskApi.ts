import type { Bindings } from '@marquee/kernel/http/bindings';
import { readBody } from '@marquee/kernel/http/body';
import { limitBody } from '@marquee/kernel/http/limitBody';
import { isSecure } from '@marquee/kernel/http/secure';
import type { Log } from '@marquee/kernel/log';
import { requestIdHeader, withRequestId } from '@marquee/kernel/requestId';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { Cookies } from '../calls/cookies';
import { failure } from '../calls/envelopes';
import { actorOf } from '../staff/actorOf';
import { refused, type StaffAnswerer, type StaffParts } from '../staff/answerStaff';
import { StaffRefusal } from '../staff/staffRefusal';
import { type AddressTrust, addressOf } from './callerAddress';
import { jsonResponse } from './jsonResponse';
import { ownPagesOnly } from './ownPagesOnly';

/** The largest body of a staff call, bytes: a settlement file of a gateway. */
const largestBody = 6 * 1024 * 1024;

/** What the desk's routes need beside the answers. */
export interface DeskParts extends StaffParts {
  /** The address of the desk, `https://desk.example`. */
  origin: string;
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
  app.use(ownPagesOnly(log));
  const callerOf = async (context: Context<{ Bindings: Bindings }>) => {
    const secure = isSecure(context.req.raw, trust.trustProxy || trust.edgeKeys.length > 0);
    const cookies = new Cookies(context.req.header('cookie'), secure);
    const bearer = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1];
    return { actor: await actorOf(parts, { cookies, bearer }), address: addressOf(context, trust) };
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
