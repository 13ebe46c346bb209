import { randomInt, randomUUID } from 'node:crypto';
import type { CallName, Output } from '@marquee/contract/calls';
import type { BrowserContext } from 'playwright-core';

/** Who opens pages. */
export type Person = 'visitor' | Player | 'staff';
/** A signed-in player: with money and history, with nothing at all and an unchecked identity, or on a break. */
export type Player = 'rich' | 'new' | 'onBreak';

export const players: readonly Player[] = ['rich', 'new', 'onBreak'];

/** Signs somebody in who opens pages. */
export interface Entrance {
  /** Signs a browser in as somebody. Returns whether it succeeded. */
  signIn(context: BrowserContext, person: Exclude<Person, 'visitor'>): Promise<boolean>;
}

/** How a refusal says who has met a problem. */
export const personText: Record<Person, string> = {
  visitor: 'a visitor',
  rich: 'a player with money',
  new: 'a new player with nothing',
  onBreak: 'a player on a break',
  staff: 'somebody of the staff',
};

export interface Credentials {
  account_id: string;
  password: string;
}

/** The answer to a sign-in, with the cookies that came with it. */
interface SignedIn {
  answer: Record<string, unknown>;
  cookies: string[];
}

const letters = (count: number) => Array.from({ length: count }, () => 'abcdefghijklmnop'[randomInt(16)]).join('');

/** The people of one site, made by its own calls. Each account is made once, when it is first needed. */
export class People implements Entrance {
  readonly #accounts = new Map<Player, Promise<Credentials | null>>();

  /** `rich` are the credentials of a player who has money and history. */
  constructor(
    readonly url: string,
    rich: Credentials,
  ) {
    this.#accounts.set('rich', Promise.resolve(rich));
  }

  /** Signs a browser in. Returns whether it succeeded. */
  async signIn(context: BrowserContext, player: Exclude<Person, 'visitor'>): Promise<boolean> {
    const { url } = this;
    const signedIn = player === 'staff' ? null : await this.#session(player);
    if (!signedIn) return false;
    const cookies = signedIn.cookies.map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []);
    await context.addCookies(cookies.map(([, name = '', value = '']) => ({ name, value, url })));
    const { token, user, fullname, email } = signedIn.answer;
    const key = JSON.stringify('marquee.session');
    const session = JSON.stringify(JSON.stringify({ isAuthenticated: true, token, user, fullname, email }));
    await context.addInitScript({
      content: `if(window===top&&!localStorage.getItem(${key}))localStorage.setItem(${key},${session})`,
    });
    return true;
  }

  /** A new session: one that a candidate has ended must not spoil the next run. */
  async #session(player: Player): Promise<SignedIn | null> {
    const known = this.#accounts.get(player) ?? this.#open(player);
    this.#accounts.set(player, known);
    const credentials = await known;
    return credentials && this.#login(credentials);
  }

  async #login(credentials: Credentials): Promise<SignedIn | null> {
    const signedIn = await this.#ask('auth/login', credentials);
    return signedIn.answer.statusCode === 1 ? signedIn : null;
  }

  /** Registers a player. Returns null if the site refuses. */
  async #open(player: Player): Promise<Credentials | null> {
    const credentials = { account_id: `gate_${letters(12)}`, password: `gate ${randomUUID()}` };
    const { answer } = await this.#ask('auth/signup', {
      ...credentials,
      full_name: `Gate ${letters(8)} ${letters(8)}`,
      contact_phone: `+639${String(randomInt(1e9)).padStart(9, '0')}`,
      contact_email: `${credentials.account_id}@example.com`,
      date_of_birth: new Date(Date.UTC(1950, 0, 1 + randomInt(18_000))).toISOString().slice(0, 10),
    });
    if (answer.statusCode !== 1) return null;
    return player === 'onBreak' && !(await this.#takeBreak(credentials)) ? null : credentials;
  }

  async #takeBreak(credentials: Credentials): Promise<boolean> {
    const ask = await this.#asking(credentials);
    const state = await ask?.('protection/state', {});
    const [known] = (state?.value ?? []) as Output<'protection/state'>['value'];
    const input = { option: known?.time_out_options[0]?.option, request_id: randomUUID() };
    return (await ask?.('protection/time_out', input))?.statusCode === 1;
  }

  /** Lets the rich player bet and pay in, so that lists have rows; for a site that nobody else uses. */
  async makeHistory(): Promise<void> {
    const rich = await this.#accounts.get('rich');
    const ask = rich && (await this.#asking(rich));
    if (!ask) return;
    const { value } = await ask('sports/fixtures', { language: 'EN', when: 'tomorrow', count: 1 });
    const [match] = (value ?? []) as Output<'sports/fixtures'>['value'];
    const { selection_id, odds } = match?.markets[0]?.selections[0] ?? {};
    const bet = { sizes: [1], legs: [{ selection_id, odds }], stake_per_line: 5000, policy: 'any' };
    await ask('sports/place_bet', { ...bet, request_id: randomUUID() });
    await ask('wallet/deposit', { method: 'bank', amount: 100_000, request_id: randomUUID() });
  }

  /** Makes calls as a player; null if the site refuses to sign them in. */
  async #asking(credentials: Credentials) {
    const signedIn = await this.#login(credentials);
    if (!signedIn) return null;
    const cookie = signedIn.cookies.map((line) => line.split(';')[0]).join('; ');
    const player = { account_id: credentials.account_id, auth: signedIn.answer.token };
    return async (call: CallName, input: object) => (await this.#ask(call, { ...player, ...input }, cookie)).answer;
  }

  /** Makes a call, once more if there is no answer, as on a busy machine. Without any, nobody is signed in. */
  async #ask(call: CallName, input: object, cookie = ''): Promise<SignedIn> {
    const { url } = this;
    const asked = async (): Promise<SignedIn> => {
      const answer = await fetch(`${url}/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ ...input, domain_name: new URL(url).hostname, external_id: '' }),
      });
      return { answer: (await answer.json()) as SignedIn['answer'], cookies: answer.headers.getSetCookie() };
    };
    return asked()
      .catch(asked)
      .catch(() => ({ answer: {}, cookies: [] }));
  }
}
