/** A response that also sets cookies. A redirect is then nobody else's. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0 && response.status !== 302) return response;
  const answer = new Response(response.body, response);
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  if (response.status === 302) answer.headers.set('cache-control', 'private, no-cache');
  return answer;
}
