import type { Backend } from '../backend';
import { testBrowser } from './testBrowser';

/** Posts to a backend like one browser, with cookies; returns the answer's JSON. */
export function browserPost({ app }: Pick<Backend, 'app'>) {
  const browser = testBrowser();
  return async <T>(path: string, body: { auth?: string } & Record<string, unknown>): Promise<T> => {
    const headers = { 'content-type': 'application/json', cookie: browser.header(body.auth) };
    const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as T & { token?: string };
    browser.take(response.headers.getSetCookie(), answer.token);
    return answer;
  };
}
