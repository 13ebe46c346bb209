import type { Bindings } from '@marquee/kernel/http/bindings';
import { readBody } from '@marquee/kernel/http/body';
import { isSecure } from '@marquee/kernel/http/secure';
import type { Log } from '@marquee/kernel/log';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context, Hono } from 'hono';
import { Cookies } from '../calls/cookies';
import { failure } from '../calls/envelopes';
import type { answerer, Caller } from './answer';
import { isCallName } from './answer';
import { type AddressTrust, addressOf } from './callerAddress';
import { jsonResponse } from './jsonResponse';

/** Shortens a user agent to what helps a person recognise the device. */
export function deviceOf(userAgent: string): string {
  const first = (...words: string[]) => words.find((word) => userAgent.includes(word)) ?? '';
  // Most user agents also name the browsers they descend from, so the order matters.
  const system = first('Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'CrOS', 'Linux');
  const browser = first('Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari');
  const names: Record<string, string> = {
    Edg: 'Edge',
    OPR: 'Opera',
    SamsungBrowser: 'Samsung Internet',
    'Mac OS X': 'macOS',
    CrOS: 'ChromeOS',
  };
  return [names[browser] ?? browser, names[system] ?? system].filter(Boolean).join(' · ') || 'Unknown device';
}

export function callerOf(context: Context<{ Bindings: Bindings }>, trust: AddressTrust): Caller {
  return {
    host: context.req.header('host') ?? new URL(context.req.url).host,
    address: addressOf(context, trust),
    device: deviceOf(context.req.header('user-agent') ?? ''),
    cookies: new Cookies(
      context.req.header('cookie'),
      isSecure(context.req.raw, trust.trustProxy || trust.edgeKeys.length > 0),
    ),
  };
}

/** The routes below `/api/`: one for all calls of the contract, and error envelopes for everything else. */
export function mountApi(
  app: Hono<{ Bindings: Bindings }>,
  answer: ReturnType<typeof answerer>,
  { log, trust }: { log: Log; trust: AddressTrust },
): void {
  app.post('/api/*', async (context) => {
    const name = context.req.path.slice('/api/'.length);
    try {
      if (!isCallName(name)) throw new Refusal('notFound', { httpStatus: 404 });
      const body = await readBody(context);
      const caller = callerOf(context, trust);
      return jsonResponse(context, await answer(name, body, caller), caller.cookies.lines);
    } catch (error) {
      return jsonResponse(context, failure(error, log, 'request'));
    }
  });
  app.all('/api/*', (context) => {
    const known = isCallName(context.req.path.slice('/api/'.length));
    const refusal = known
      ? new Refusal('methodNotAllowed', { httpStatus: 405 })
      : new Refusal('notFound', { httpStatus: 404 });
    return jsonResponse(context, failure(refusal, log, 'request'));
  });
}
