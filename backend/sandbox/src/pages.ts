import type { Context } from 'hono';

/** Headers of a plain page without scripts or styles. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * The host of the site that a page is asked for: the one that the request was sent to, unless `?site=` says another.
 */
export const hostOf = (context: Context): string =>
  context.req.query('site') ?? context.req.header('host') ?? new URL(context.req.url).host;
