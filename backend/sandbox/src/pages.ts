import type { Context } from 'hono';

/** Headers of a plain page without scripts or styles. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The host that a request was sent to. */
export const hostOf = (context: Context): string => context.req.header('host') ?? new URL(context.req.url).host;
