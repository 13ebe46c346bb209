import { randomUUID } from 'node:crypto';
import { succeeded } from '@marquee/contract/envelope';
import type { ProviderAnswer, ProviderCall, ProviderMessage } from '@marquee/protocols/provider/messages';
import { accepted, type ProofPlayer, stepUp } from '../proofPlayer';
import { Acknowledged } from './acknowledged';
import { type SiteCaller, untilAnswered } from './caller';

/** A player's play session, as the game server knows it. */
export interface Playing {
  session: string;
  provider: string;
}

/** A stake in an open round. */
export interface OpenRound {
  round_id: string;
  bet: string;
  stake: number;
}

const below = (limit: number) => Math.floor(Math.random() * limit);

/** One player of the rehearsal. Unanswered requests are retried with their key, as pages and games do. */
export class RehearsalPlayer {
  readonly booked = new Acknowledged();

  constructor(
    readonly site: SiteCaller,
    readonly player: ProofPlayer,
    readonly playing: Playing,
  ) {}

  async readBalance(): Promise<number | undefined> {
    const answer = await this.site.call('auth/get_balance', {}, this.player.caller).catch(() => undefined);
    return answer?.game_balance;
  }

  async readHistory(): Promise<void> {
    const input = { type: '', status: '', page: 1, count: 5 } as const;
    await this.site.call('wallet/transactions', input, this.player.caller).catch(() => undefined);
  }

  async #provide<C extends ProviderCall>(call: C, message: ProviderMessage<C>): Promise<ProviderAnswer> {
    return untilAnswered(() => this.site.wallet(this.playing.provider, call, message, 1));
  }

  /** Takes a stake; the round stays open. */
  async stake(): Promise<OpenRound> {
    const [round_id, bet, stake] = [randomUUID(), randomUUID(), 100 + below(900)];
    const { session, provider } = this.playing;
    const message = { session, transaction_id: bet, round_id, amount: stake, currency: 'PHP' };
    const answer = await this.#provide('bet', message);
    if (answer.status === 'ok') this.booked.postings.set(`bet:${provider}:${bet}`, -stake);
    else this.booked.contradictions.push(`a stake was answered ${answer.status}`);
    return { round_id, bet, stake };
  }

  /** Pays a round; sometimes twice, as after a lost answer, and the answers must be equal. */
  async win({ round_id, bet, stake }: OpenRound): Promise<void> {
    const [transaction_id, amount] = [randomUUID(), 1 + below(2 * stake)];
    const { session, provider } = this.playing;
    const ids = { session, transaction_id, bet_transaction_id: bet, round_id };
    const message = { ...ids, amount, currency: 'PHP', detail: '' };
    const answer = await this.#provide('win', message);
    if (answer.status === 'ok') this.booked.postings.set(`settle:${provider}:${transaction_id}`, amount);
    else this.booked.contradictions.push(`a win was answered ${answer.status}`);
    if (below(4) > 0) return;
    const again = await this.#provide('win', message);
    if (!again.repeated || again.balance !== answer.balance)
      this.booked.contradictions.push('a win was answered twice');
  }

  /** Makes a deposit; `hosted` waits for the player on the gateway's page. Returns the payment's id. */
  async deposit(method: 'bank' | 'hosted', amount: number): Promise<string> {
    const input = { request_id: randomUUID(), method, amount };
    const answer = await untilAnswered(() => this.site.call('wallet/deposit', input, this.player.caller));
    const id = accepted(answer).value?.[0]?.payment_id ?? '';
    this.booked.payments.set(input.request_id, { id, amount });
    return id;
  }

  async withdraw(amount: number): Promise<string> {
    const input = { request_id: randomUUID(), bank_account_id: this.player.bankAccountId, amount };
    const answer = await untilAnswered(async () => {
      await stepUp(this.site, this.player, 'wallet/withdraw');
      return this.site.call('wallet/withdraw', input, this.player.caller);
    });
    const id = accepted(answer).value?.[0]?.payment_id ?? '';
    this.booked.payments.set(input.request_id, { id, amount: -amount });
    return id;
  }

  /** Bets on an upcoming match; a refusal by the board counts as an answer. */
  async betOnSports(): Promise<boolean> {
    const list = { state: 'scheduled', count: 20 } as const;
    const { value = [] } = await untilAnswered(() => this.site.call('sports/fixtures', list));
    const selections = value.flatMap(({ markets }) => markets.slice(0, 1).flatMap((market) => market.selections));
    const chosen = selections[below(selections.length)];
    if (!chosen) return false;
    const { selection_id, odds } = chosen;
    const policy = 'any' as const;
    const input = {
      request_id: randomUUID(),
      sizes: [1],
      legs: [{ selection_id, odds }],
      stake_per_line: 1000,
      policy,
    };
    const answer = await untilAnswered(() => this.site.call('sports/place_bet', input, this.player.caller));
    if (!succeeded(answer) || answer.state !== 'placed') return false;
    this.booked.bets.set(input.request_id, 1000);
    return true;
  }
}
