import type { Context } from 'hono';

/** Headers of a plain page without scripts or styles. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The host of the requested site: the request's, unless `?site=` names another. */
export const hostOf = (context: Context): string =>
  context.req.query('site') ?? context.req.header('host') ?? new URL(context.req.url).host;
