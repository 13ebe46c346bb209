import { createHash } from 'node:crypto';
import { type ReleaseEvent, releaseEvents } from '@marquee/federation-release/overview/events';
import type { Log } from '@marquee/kernel/log';
import { repeat } from '@marquee/kernel/work/repeat';
import type { RegistrySource } from '../sources/registrySource';
import { Claims } from './claims';
import { bodyOf, type MessageForm } from './message';
import { signedHeaders } from './signedHeaders';

/** How often it is looked for news, how long an answer may take, ms. */
const lookEvery = 2_000;
const answerWithin = 10_000;

/** After a folder that cannot be used, ms. */
const restsFor = 60_000;

/** For how long a message is tried, and times between two tries, ms. */
const triedFor = 24 * 3600_000;
const between = [5_000, 30_000, 120_000, 600_000] as const;

/** Who is told: an address, in which form, and of which remotes; without, of all. */
export interface Receiver {
  url: string;
  form: MessageForm;
  remotes?: readonly string[] | undefined;
}

/** The receivers in a setting, `https://…#chat:bonus+wallet`. */
export function receiversIn(addresses: readonly string[]): Receiver[] {
  return addresses.map((address) => {
    const { hash } = new URL(address);
    const [form, remotes] = hash.slice(1).split(':');
    const url = address.slice(0, address.length - hash.length);
    return { url, form: form === 'chat' ? 'chat' : 'json', remotes: remotes?.split('+') };
  });
}

/** What a hook sends by. */
export interface HookOptions {
  registries: RegistrySource;
  /** What messages are signed with; none for a chat. */
  keys: readonly string[];
  log: Log;
  /** Ms since 1970. */
  now?: () => number;
}

/**
 * Tells one receiver what happens to releases: each event once, by one of the edges of a folder, again and again until
 * it is taken. All that it knows is in the folder, so that it outlives the edge.
 */
export class ReleaseHook {
  readonly #now: () => number;
  readonly #place: string;
  /** Messages that this edge sends, with their tries and when the next one is due. */
  readonly #held = new Map<string, { tries: number; dueAt: number }>();
  readonly #arrived = new Set<string>();
  #claims: Claims | undefined;
  #restsUntil = 0;

  constructor(
    readonly receiver: Receiver,
    readonly options: HookOptions,
  ) {
    this.#now = options.now ?? Date.now;
    // The address may be a secret: files and the log have its host alone.
    this.#place = new URL(receiver.url).host;
  }

  /** Sends what is due, one message after another. Throws if the folder cannot be used, and then rests for a minute. */
  async work(): Promise<void> {
    const now = this.#now();
    if (now < this.#restsUntil) return;
    try {
      await this.#tell(now);
    } catch (error) {
      this.#restsUntil = now + restsFor;
      throw error;
    }
  }

  async #tell(now: number): Promise<void> {
    const { registries } = this.options;
    this.#claims ??= this.#openClaims();
    const since = Math.max(this.#claims.since, now - triedFor);
    const events = releaseEvents(registries.current(), registries.folder, since, now).filter(
      ({ remote }) => this.receiver.remotes?.includes(remote) ?? true,
    );
    this.#drop(events);
    this.#hold();
    for (const event of events) if (this.#isDue(event, now)) await this.#send(event);
  }

  #openClaims(): Claims {
    const { url, form, remotes = [] } = this.receiver;
    const name = createHash('sha256')
      .update([url, form, ...remotes].join(' '))
      .digest('hex')
      .slice(0, 16);
    const claims = new Claims(this.options.registries.folder, name, this.#now);
    claims.forget();
    return claims;
  }

  /** Whether this edge sends it, now. */
  #isDue({ id }: ReleaseEvent, now: number): boolean {
    if (this.#arrived.has(id)) return false;
    const held = this.#held.get(id);
    if (held) return held.dueAt <= now;
    if (!this.#claims?.take(id)) return false;
    this.#held.set(id, { tries: 0, dueAt: now });
    return true;
  }

  async #send(event: ReleaseEvent): Promise<void> {
    const { id, type } = event;
    const held = this.#held.get(id);
    if (!held || !this.#claims) return;
    this.#hold();
    if (!this.#held.has(id)) return;
    const body = bodyOf(event, this.receiver.form);
    const headers = signedHeaders(this.options.keys, id, body, this.#now());
    const problem = await this.#post(headers, body);
    if (problem === null) {
      this.#held.delete(id);
      this.#arrived.add(id);
      return this.#claims.done(id);
    }
    held.dueAt = this.#now() + (between[held.tries] ?? between[between.length - 1] ?? 0);
    held.tries++;
    this.options.log('warn', 'release hook fails', { receiver: this.#place, type, problem, tries: held.tries });
  }

  /** Says to the other edges that this one is still there. */
  #hold(): void {
    for (const id of this.#held.keys()) if (!this.#claims?.hold(id)) this.#held.delete(id);
  }

  /** Null if the receiver has it; else why not. */
  async #post(headers: Record<string, string>, body: string): Promise<string | null> {
    try {
      const init = { method: 'POST', headers, body, redirect: 'error' as const };
      const response = await fetch(this.receiver.url, { ...init, signal: AbortSignal.timeout(answerWithin) });
      await response.body?.cancel();
      return response.ok ? null : String(response.status);
    } catch (error) {
      return error instanceof Error ? error.name : 'unreachable';
    }
  }

  /** What is too old is tried no more. */
  #drop(events: readonly ReleaseEvent[]): void {
    const ids = new Set(events.map(({ id }) => id));
    for (const id of this.#arrived) if (!ids.has(id)) this.#arrived.delete(id);
    for (const id of this.#held.keys()) {
      if (ids.has(id)) continue;
      this.#held.delete(id);
      this.options.log('error', 'release hook gave up', { receiver: this.#place });
    }
  }
}

/** Tells all receivers, each at its own pace, beside what the edge does. Returns what ends it. */
export function startHooks(
  receivers: readonly Receiver[],
  options: HookOptions & { report: (error: unknown) => void },
): () => void {
  const stops = receivers.map((receiver) => {
    const hook = new ReleaseHook(receiver, options);
    return repeat(() => hook.work(), { every: lookEvery, report: options.report });
  });
  return () => {
    for (const stop of stops) void stop();
  };
}
