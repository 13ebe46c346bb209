import { randomUUID } from 'node:crypto';
import { liveDomain } from '@marquee/backend/testing/processes/liveSites';
import { send, type Target } from './http';

/** The envelope of an answer, with whatever came along. */
export type Envelope = { statusCode: number; statusMessage: string } & Record<string, unknown>;

const unanswered: Envelope = { statusCode: -1, statusMessage: 'disconnect' };

/** A browser with its cookies, at an address: an owner's device, or an attacker's. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  /** What goes along as the player's token; an attacker may set it. */
  carried: { account_id?: string; auth?: string } = {};

  constructor(
    readonly target: Target,
    readonly address: string,
    readonly site = liveDomain,
  ) {}

  /** The header with which this browser sends its cookies. */
  cookieHeader(): { cookie?: string } {
    const cookie = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    return cookie ? { cookie } : {};
  }

  /** Makes a call of the API; what is no envelope is one of `disconnect`. */
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

  /** Signs in, and carries the token from then on; answers the status message. */
  async signIn(account_id: string, password: string): Promise<string> {
    const answer = await this.call('auth/login', { account_id, password, request_id: randomUUID() });
    if (answer.statusCode === 1) this.carried = { account_id, auth: String(answer.token ?? '') };
    return answer.statusMessage;
  }
}
