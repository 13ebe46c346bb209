import { parse, serialize } from 'hono/utils/cookie';

/** A cookie's value by name from a Cookie header. */
export const cookieOf = (header: string | null | undefined, name: string): string | undefined =>
  header ? parse(header, name)[name] : undefined;

/** What differs between the cookies of the edge. Without `maxAge`, in seconds, one is kept until the browser closes. */
interface Keeping {
  secure?: boolean;
  maxAge?: number;
  sameSite?: 'Strict';
}

/** The text of a cookie of the edge: for all paths, and for no script. */
export const edgeCookie = (name: string, value: string | number, keeping: Keeping): string =>
  serialize(name, String(value), { path: '/', httpOnly: true, sameSite: 'Lax', ...keeping });

/** A response that also sets cookies. A redirect is then nobody else's. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0 && response.status !== 302) return response;
  const answer = new Response(response.body, response);
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  if (response.status === 302) answer.headers.set('cache-control', 'private, no-cache');
  return answer;
}
