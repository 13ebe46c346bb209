import type { BrowserContext } from 'playwright-core';
import type { Entrance, Person } from './people';

/** An answer of the desk, and the cookies that came with it. */
interface Answer {
  body: Record<string, unknown>;
  cookies: string[];
}

/** The names and values of cookies, without where and how long they hold. */
const kept = (cookies: readonly string[]) => cookies.map((line) => line.split(';', 1)[0] ?? '');

/**
 * The staff of a sandbox's desk, signed in as there: by the account at the sandbox's company of its first member, who
 * has every permission.
 */
export class Staff implements Entrance {
  /** `url` is the origin of the desk. */
  constructor(readonly url: string) {}

  /** Signs a browser in. Returns whether it succeeded: not as anybody who is not of the staff, or without an answer. */
  async signIn(context: BrowserContext, person: Exclude<Person, 'visitor'>): Promise<boolean> {
    const session = person === 'staff' ? await this.#session().catch(() => []) : [];
    const pairs = kept(session).map((pair) => /^([^=]+)=(.+)$/.exec(pair));
    const cookies = pairs.flatMap((found) => (found ? [{ name: found[1] ?? '', value: found[2] ?? '' }] : []));
    if (cookies.length === 0) return false;
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: this.url })));
    return true;
  }

  /** Goes to the company's provider as a browser does, and comes back. */
  async #session(): Promise<string[]> {
    const begun = await this.#ask('company/begin', { purpose: 'sign-in' });
    const address = String(begun.body.address);
    const [, email = ''] = /name="email" value="([^"]+)"/.exec(await (await fetch(address)).text()) ?? [];
    const form = new URLSearchParams({ answer: 'sign-in', is_verified: 'on', email });
    const back = (await fetch(address, { method: 'POST', body: form, redirect: 'manual' })).headers.get('location');
    const query = new URL(back ?? '', this.url).search;
    const finished = await this.#ask('company/finish', { query }, begun.cookies);
    return finished.body.statusCode === 1 ? finished.cookies : [];
  }

  async #ask(name: string, input: object, cookies: readonly string[] = []): Promise<Answer> {
    const answer = await fetch(`${this.url}/desk/session/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.url, cookie: kept(cookies).join('; ') },
      body: JSON.stringify(input),
    });
    return { body: (await answer.json()) as Answer['body'], cookies: answer.headers.getSetCookie() };
  }
}
