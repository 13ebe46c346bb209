import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Bindings } from '../server/bindings';
import { Refusal } from '../server/refusal';
import type { Services } from '../server/services';
import { clientFiles } from './clientFiles';
import { type GameServer, gameServer } from './gameServer';
import { type GameCall, gameMessages } from './messages';

const servers = new WeakMap<Services, GameServer>();

/** A game's frame is sandboxed and so has no origin of its own; nothing here rests on cookies, so any origin may ask. */
const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Milliseconds that an open round is kept for its player before it is ended for them. */
const keepOpen = 24 * 3_600_000;

/** Takes faults, whose messages may quote data and so go into no log as they are. */
type Report = (error: unknown) => void;

function refuse(context: Context, error: unknown, report: Report): Response {
  if (error instanceof Refusal) {
    const { statusCode = 0, fields } = error.detail;
    return context.json({ statusCode, statusMessage: error.statusMessage, ...(fields ? { fields } : {}) }, 200, open);
  }
  report(error);
  return context.json({ statusCode: -500, statusMessage: 'internalServerError' }, 500, open);
}

async function message(context: Context, call: GameCall): Promise<unknown> {
  const text = await context.req.text();
  if (text.length > 8192) throw new Refusal('invalidInput');
  const body = await Promise.resolve(text)
    .then((value): unknown => JSON.parse(value))
    .catch(() => undefined);
  const result = v.safeParse(gameMessages[call], body);
  if (!result.success) throw new Refusal('invalidInput');
  return result.output;
}

/** Mounts the game server (`/play/api/*`) and the game client (`/play/<engine>`, `/play/verify`, `/play/assets/*`). */
export function mountGames(app: Hono<{ Bindings: Bindings }>, services: Services, report: Report): void {
  const server = gameServer(services, (path, init) => app.request(path, init));
  servers.set(services, server);

  app.options('/play/api/:call', (context) =>
    context.body(null, 204, {
      ...open,
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    }),
  );
  app.post('/play/api/:call', async (context) => {
    const call = context.req.param('call');
    if (!Object.hasOwn(gameMessages, call))
      return context.json({ statusCode: 0, statusMessage: 'notFound' }, 404, open);
    try {
      const input = await message(context, call as GameCall);
      // The schema that made the message and the method that takes it have the same name.
      const run = server[call as GameCall] as (input: unknown) => Promise<object>;
      return context.json({ statusCode: 1, statusMessage: 'OK', ...(await run(input)) }, 200, open);
    } catch (error) {
      return refuse(context, error, report);
    }
  });

  const files = clientFiles();
  app.get('/play/:page', (context) => files.page(context, context.req.param('page')));
  app.get('/play/assets/*', (context) => files.asset(context, context.req.path.slice('/play/'.length)));
}

/** Ends abandoned rounds and forgets old demos every minute; gives the way to stop. */
export function startGames(services: Services, report: Report): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = tidyGames(services).catch(report);
  }, 60_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** One turn of `startGames`. */
export async function tidyGames(services: Services): Promise<void> {
  await servers.get(services)?.table.sweep(keepOpen);
  const { database, clock } = services;
  await database.transaction(async (transaction) => {
    const old = "select id from play_sessions where mode = 'demo' and last_at < $1";
    const before = [clock.now() - 2 * keepOpen];
    await transaction.query(`delete from game_rounds where play_session_id in (${old})`, before);
    await transaction.query(`delete from game_seeds where play_session_id in (${old})`, before);
    await transaction.query(`delete from play_sessions where mode = 'demo' and last_at < $1`, before);
  });
}
