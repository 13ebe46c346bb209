import type { Bindings } from '@marquee/kernel/http/bindings';
import { Refusal } from '@marquee/kernel/refusal';
import { NoAnswer } from '@marquee/protocols/provider/client';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { clientFiles } from './clientFiles';
import { isEngineName } from './engines/engines';
import type { SandboxGameServer } from './gameServer';
import { mathDocument } from './mathDocument';
import { type GameCall, gameMessages } from './messages';

/** A game's frame is sandboxed and has an opaque origin; nothing here depends on cookies, so any origin may call. */
const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Takes errors; their messages may quote data, so they are not logged as they are. */
type Report = (error: unknown) => void;

function refuse(context: Context, error: unknown, report: Report): Response {
  // The round is stored, and can be continued.
  if (error instanceof NoAnswer) return context.json({ statusCode: 0, statusMessage: 'disconnect' }, 200, open);
  if (error instanceof Refusal) {
    const { statusCode = 0, fields, highest } = error.detail;
    return context.json({ statusCode, statusMessage: error.statusMessage, fields, highest }, 200, open);
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

/**
 * Mounts the game server (`/play/api/*`), its mathematics (`/play/math/<engine>`) and the game client
 * (`/play/<engine>`, `/play/verify`, `/play/assets/*`).
 */
export function mountGames(
  app: Hono<{ Bindings: Bindings }>,
  server: SandboxGameServer,
  { report, framedElsewhere }: { report: Report; framedElsewhere: boolean },
): void {
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
      // The message's schema and the method have the same name, so the type fits.
      const run = server.calls[call as GameCall] as (input: unknown) => Promise<object>;
      return context.json({ statusCode: 1, statusMessage: 'OK', ...(await run(input)) }, 200, open);
    } catch (error) {
      return refuse(context, error, report);
    }
  });

  app.get('/play/math/:engine', (context) => {
    const engine = context.req.param('engine');
    if (!isEngineName(engine)) return context.json({ statusCode: 0, statusMessage: 'notFound' }, 404, open);
    return context.json(mathDocument(engine), 200, { ...open, 'cache-control': 'no-cache' });
  });

  const files = clientFiles({ framedElsewhere });
  app.get('/play/:page', (context) => files.page(context, context.req.param('page')));
  app.get('/play/assets/*', (context) => files.asset(context, context.req.path.slice('/play/'.length)));
}
