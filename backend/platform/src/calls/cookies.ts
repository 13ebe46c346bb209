import { parse, serialize } from 'hono/utils/cookie';

/**
 * The cookies of one caller: those received, and those to set. All are host-only, HttpOnly and SameSite. Over TLS their
 * names begin with `__Host-`, so that no other origin can set one.
 */
export class Cookies {
  readonly #held: Map<string, string>;
  readonly #lines = new Map<string, string>();
  readonly #secure: boolean;

  /** Parses the header `cookie`; `secure`: whether the browser connected by TLS. */
  constructor(header = '', secure = false) {
    this.#held = new Map(Object.entries(parse(header)));
    this.#secure = secure;
  }

  /** The value received, or set since. */
  get(name: string): string | undefined {
    return this.#held.get(this.#full(name));
  }

  /** The chosen language of the page, as scripts and the edge keep it: not a cookie of ours, and untrusted. */
  get language(): string | undefined {
    return this.#held.get('language');
  }

  /** Names with this prefix. */
  names(start: string): string[] {
    const full = this.#full('');
    const names = [...this.#held.keys()].filter((name) => name.startsWith(full + start));
    return names.map((name) => name.slice(full.length));
  }

  /** Sets a cookie for `seconds`. */
  keep(name: string, value: string, seconds: number): void {
    this.#held.set(this.#full(name), value);
    this.#write(name, value, seconds);
  }

  /** Deletes a cookie. */
  drop(name: string): void {
    this.#held.delete(this.#full(name));
    this.#write(name, '', 0);
  }

  /** Values of the `set-cookie` headers. */
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
