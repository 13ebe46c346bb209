import type { Bindings } from '@marquee/kernel/http/bindings';
import type { Log } from '@marquee/kernel/log';
import { Refusal } from '@marquee/kernel/refusal';
import type { MiddlewareHandler } from 'hono';
import { failure } from '../calls/envelopes';
import { jsonResponse } from './jsonResponse';

/** What browsers say of a request by the site's own page, or by a typed address; nothing where they say nothing. */
const own = new Set([undefined, 'same-origin', 'none']);

const isJson = (type = '') => /^application\/json\s*(?:;|$)/i.test(type);

/**
 * Refuses what another site's page can make its visitor's browser send: forms and scripts send text or form fields
 * without asking, and JSON not; browsers name the site of the page that asks (`Sec-Fetch-Site`). Otherwise such a page
 * signs its visitor in to an account of its own, or replaces their cookies.
 */
export function ownPagesOnly(log: Log): MiddlewareHandler<{ Bindings: Bindings }> {
  return async (context, next) => {
    const { req } = context;
    const refused = (httpStatus: 403 | 415) =>
      jsonResponse(context, failure(new Refusal('invalidInput', { httpStatus }), log, 'request'));
    if (!own.has(req.header('sec-fetch-site'))) return refused(403);
    if (req.method === 'POST' && !isJson(req.header('content-type'))) return refused(415);
    return next();
  };
}
