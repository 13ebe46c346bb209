import { setTimeout } from 'node:timers/promises';
import { liveDomain } from '@marquee/backend/testing/processes/liveSites';
import { type Answer, type CallName, calls, type Input } from '@marquee/contract/calls';
import type { CallRow } from '@marquee/contract/calls/row';
import { failed, succeeded } from '@marquee/contract/envelope';
import { type WalletClient, walletClient } from '@marquee/protocols/provider/client';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { Caller } from '../backendProcess';
import { Client, type Front } from './client';
import type { Kind, Tally } from './tally';

/** How long a caller retries, ms: longer than any outage. */
const timeout = 120_000;

/** Retries with the same key until there is an answer. @throws if there is none at all */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (const from = Date.now(); ; await setTimeout(200 + Math.random() * 200)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() - from > timeout) throw error;
    }
  }
}

/** One player's client of site and games: every request is counted. */
export class SiteCaller {
  readonly #client: Client;
  readonly #browser: Front['browser'];
  /** The wallet API for the player's games, through the same front. */
  readonly wallet: WalletClient;
  /** Refusals by message: answered, but unwanted. */
  readonly refusals = new Map<string, number>();

  constructor(
    readonly front: Front,
    readonly tally: Tally,
    gamesKeys: Keys,
  ) {
    this.#client = new Client(front);
    this.#browser = front.browser;
    const transport = async (address: string, init: RequestInit) => {
      const { status, headers, text } = await this.#counted('provider', async () => {
        const headers = new Headers(init.headers);
        const answer = await this.#client.send('POST', address, Object.fromEntries(headers), String(init.body));
        return { answer, failure: answer.status >= 500 ? `${answer.status} ${wordOf(answer.text)}` : undefined };
      });
      const kept = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
      return new Response(text, { status, headers: kept });
    };
    this.wallet = walletClient(transport, () => gamesKeys, Date.now);
  }

  /** Makes a call. @throws without a valid answer, or on an internal error */
  readonly call = async <N extends CallName>(name: N, input: Input<N>, caller: Caller = {}): Promise<Answer<N>> => {
    const row: CallRow = calls[name];
    const kind = row.idempotency ? 'api money' : 'api reads';
    const body = JSON.stringify({ domain_name: liveDomain, ...input, ...caller });
    let failure: string | undefined;
    const text = await this.#counted(kind, async () => {
      const headers = { 'content-type': 'application/json', cookie: this.#browser.header(caller.auth) };
      const answer = await this.#client.send('POST', `/api/${name}`, headers, body);
      const envelope = envelopeOf(answer.text);
      this.#browser.take(
        answer.headers['set-cookie'] ?? [],
        envelope && 'token' in envelope ? envelope.token : undefined,
      );
      const isFailed = answer.status >= 500 || !envelope || failed(envelope);
      failure = isFailed ? `${answer.status} ${wordOf(answer.text)}` : undefined;
      return { answer: answer.text, failure };
    });
    if (failure) throw new Error(failure);
    const answer = JSON.parse(text) as Answer<N>;
    if (!succeeded(answer)) {
      const message = `${name}: ${answer.statusMessage}`;
      this.refusals.set(message, (this.refusals.get(message) ?? 0) + 1);
    }
    return answer;
  };

  async #counted<T>(kind: Kind, work: () => Promise<{ answer: T; failure: string | undefined }>): Promise<T> {
    const [phase, from] = [this.tally.now, Date.now()];
    try {
      const { answer, failure } = await work();
      phase.note(kind, from, failure);
      return answer;
    } catch (error) {
      phase.note(kind, from, (error as Error).message);
      throw error;
    }
  }

  close(): void {
    this.#client.close();
  }
}

function envelopeOf(text: string): Answer<CallName> | undefined {
  try {
    const value = JSON.parse(text) as Answer<CallName>;
    return typeof value.statusCode === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A short description of an unsuccessful response. */
function wordOf(text: string): string {
  try {
    const { statusMessage, error } = JSON.parse(text) as { statusMessage?: string; error?: string };
    return statusMessage ?? error ?? 'JSON';
  } catch {
    return text.startsWith('<') ? 'HTML' : 'text';
  }
}
