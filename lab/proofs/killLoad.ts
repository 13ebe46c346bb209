import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { walletClient } from '@marquee/protocols/provider/client';
import type { ProviderAnswer, ProviderCall, ProviderMessage } from '@marquee/protocols/provider/messages';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { BackendProcess } from './backendProcess';
import { accepted, type ProofPlayer, stepUp } from './proofPlayer';

/** A player with an open game, as a provider's server knows them. */
export interface PlayingPlayer extends ProofPlayer {
  session: string;
  provider: string;
  keys: Keys;
}

const below = (limit: number) => Math.floor(Math.random() * limit);

/** Above the default site's minimum deposit of 50 and withdrawal of 100; the gateway approves this amount. */
const payment = 10_000;

/**
 * Players who bet, win, roll back, deposit and withdraw over HTTP at any running backend, and retry unanswered calls
 * with the same key, as providers and pages do. Records what was acknowledged.
 */
export function killLoad(players: PlayingPlayer[], backends: () => BackendProcess[]) {
  /** Ledger key of every acknowledged posting → the cash in the answer, if any. */
  const postings = new Map<string, number | undefined>();
  const payments = new Set<string>();
  const contradictions: string[] = [];
  let unanswered = 0;
  let doneUnanswered = 0;
  let stopped = false;

  /** Retries until there is an answer, each time at any running backend; undefined if the load was stopped. */
  async function answerOf<T>(
    ask: (backend: BackendProcess) => Promise<T>,
  ): Promise<{ answer: T; asked: number } | undefined> {
    for (let asked = 1; !stopped; asked++) {
      const running = backends();
      const backend = running[below(running.length)];
      try {
        if (backend) return { answer: await ask(backend), asked };
      } catch {
        unanswered++;
      }
      await setTimeout(50 + below(200));
    }
    return undefined;
  }

  async function provide<C extends ProviderCall>(
    player: PlayingPlayer,
    call: C,
    message: ProviderMessage<C>,
  ): Promise<ProviderAnswer | undefined> {
    const reply = await answerOf(({ url }) => {
      const send = (path: string, init: RequestInit) =>
        fetch(url + path, { ...init, headers: { ...init.headers, connection: 'close' } });
      return walletClient(send, () => player.keys, Date.now)(player.provider, call, message, 1);
    });
    if (reply && reply.answer.status !== 'ok') contradictions.push(`${call} was answered ${reply.answer.status}`);
    if (reply?.answer.repeated && reply.asked > 1) doneUnanswered++;
    return reply?.answer;
  }

  /** One posting of a provider; sometimes it is sent again, and must get the same answer. */
  async function post<C extends 'bet' | 'win' | 'rollback'>(
    player: PlayingPlayer,
    call: C,
    message: ProviderMessage<C>,
    key: string,
  ) {
    const answer = await provide(player, call, message);
    if (!answer) return false;
    postings.set(key, answer.balance);
    const again = below(5) === 0 ? await provide(player, call, message) : undefined;
    if (again && !(again.repeated && again.balance === answer.balance))
      contradictions.push(`${key} was answered in two ways`);
    return true;
  }

  async function round(player: PlayingPlayer): Promise<void> {
    const { session, provider } = player;
    const stake = 100 + below(900);
    const ids = { session, round_id: randomUUID(), currency: 'PHP' };
    const bet = randomUUID();
    if (!(await post(player, 'bet', { ...ids, transaction_id: bet, amount: stake }, `bet:${provider}:${bet}`))) return;
    const end = { ...ids, transaction_id: randomUUID(), bet_transaction_id: bet };
    const dice = below(10);
    if (dice < 6) {
      const win = { ...end, amount: 1 + below(2 * stake), detail: '' };
      await post(player, 'win', win, `settle:${provider}:${end.transaction_id}`);
    } else if (dice < 8) await post(player, 'rollback', end, `refund:${provider}:${bet}`);
  }

  async function deposit({ caller }: PlayingPlayer): Promise<void> {
    const input = { request_id: randomUUID(), method: 'bank', amount: payment };
    const reply = await answerOf(async ({ call }) => accepted(await call('wallet/deposit', input, caller)));
    for (const { payment_id } of reply?.answer.value ?? []) payments.add(payment_id);
  }

  async function withdraw(player: PlayingPlayer): Promise<void> {
    const { caller, bankAccountId } = player;
    const input = { request_id: randomUUID(), bank_account_id: bankAccountId, amount: payment };
    const reply = await answerOf(async (backend) => {
      await stepUp(backend, player, 'wallet/withdraw');
      return accepted(await backend.call('wallet/withdraw', input, caller));
    });
    for (const { payment_id } of reply?.answer.value ?? []) {
      payments.add(payment_id);
      postings.set(`payment:${payment_id}:requested`, undefined);
    }
  }

  const clients = players.map(async (player) => {
    while (!stopped) {
      const dice = below(10);
      if (dice === 0) await deposit(player);
      else if (dice === 1) await withdraw(player);
      else await round(player);
    }
  });

  return {
    postings,
    payments,
    contradictions,
    /** Number of unanswered calls, and how many of those had been executed. */
    get unanswered() {
      return { calls: unanswered, done: doneUnanswered };
    },
    async stop() {
      stopped = true;
      await Promise.all(clients);
    },
  };
}
