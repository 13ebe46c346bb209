import { randomUUID } from 'node:crypto';
import { liveDomain } from '@marquee/backend/testing/processes/liveSites';
import { send, type Target } from './http';

/** The envelope of an answer, with its output. */
export type Envelope = { statusCode: number; statusMessage: string } & Record<string, unknown>;

const unanswered: Envelope = { statusCode: -1, statusMessage: 'disconnect' };

/** A browser with cookies at an address: the owner's device, or an attacker's. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  /** The player's credentials in calls; an attacker may set them. */
  carried: { account_id?: string; auth?: string } = {};

  constructor(
    readonly target: Target,
    readonly address: string,
    readonly site = liveDomain,
  ) {}

  /** This browser's `cookie` header. */
  cookieHeader(): { cookie?: string } {
    const cookie = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    return cookie ? { cookie } : {};
  }

  /** Makes a call; a response without envelope becomes `disconnect`. */
  async call(name: string, input: object = {}, target = this.target): Promise<Envelope> {
    const body = JSON.stringify({ domain_name: this.site, ...this.carried, ...input });
    const headers = { 'content-type': 'application/json', ...this.cookieHeader() };
    const attempt = { method: 'POST', body, headers, address: this.address, host: this.site } as const;
    const answer = await send(target, `/api/${name}`, attempt).catch(() => undefined);
    for (const line of answer?.headers['set-cookie'] ?? []) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(key, value);
    }
    try {
      return { ...unanswered, ...(JSON.parse(answer?.text ?? '') as object) };
    } catch {
      return unanswered;
    }
  }

  /** Signs in, and keeps the token; returns the status message. */
  async signIn(account_id: string, password: string): Promise<string> {
    const answer = await this.call('auth/login', { account_id, password, request_id: randomUUID() });
    if (answer.statusCode === 1) this.carried = { account_id, auth: String(answer.token ?? '') };
    return answer.statusMessage;
  }
}
