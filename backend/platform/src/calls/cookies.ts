import { parse, serialize } from 'hono/utils/cookie';

/**
 * The cookies of one caller: what the browser sent, and what it is told to keep. All are for the origin alone (no
 * domain), unreadable to scripts, and never sent because of another site's page. Over TLS their names begin with
 * `__Host-`, so that no other origin can plant one.
 */
export class Cookies {
  readonly #held: Map<string, string>;
  readonly #lines = new Map<string, string>();
  readonly #secure: boolean;

  /** From the header `cookie`; `secure`: whether the browser reached us by TLS. */
  constructor(header = '', secure = false) {
    this.#held = new Map(Object.entries(parse(header)));
    this.#secure = secure;
  }

  /** What the browser sent of a name, or was told since. */
  get(name: string): string | undefined {
    return this.#held.get(this.#full(name));
  }

  /** Names that begin so. */
  names(start: string): string[] {
    const full = this.#full('');
    const names = [...this.#held.keys()].filter((name) => name.startsWith(full + start));
    return names.map((name) => name.slice(full.length));
  }

  /** Has the browser keep a value for `seconds`. */
  keep(name: string, value: string, seconds: number): void {
    this.#held.set(this.#full(name), value);
    this.#write(name, value, seconds);
  }

  /** Has the browser forget a value. */
  drop(name: string): void {
    this.#held.delete(this.#full(name));
    this.#write(name, '', 0);
  }

  /** What the answer tells the browser: values of `set-cookie`. */
  get lines(): string[] {
    return [...this.#lines.values()];
  }

  #full(name: string): string {
    return `${this.#secure ? '__Host-' : ''}marquee_${name}`;
  }

  #write(name: string, value: string, maxAge: number): void {
    const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure: this.#secure, maxAge } as const;
    this.#lines.set(name, serialize(this.#full(name), value, options));
  }
}
