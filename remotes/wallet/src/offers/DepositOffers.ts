import type { Answer, Input, Output } from '@marquee/contract/calls';
import { succeeded } from '@marquee/contract/envelope';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** An offer with what a deposit gives with it, minor units. */
export type DepositOffer = Output<'bonuses/deposit'>['value'][number];

/** The answer of a player who wants none of them. */
export const without = '';

/** A promo code, and the code of its offer. */
export interface Promo {
  promoCode: string;
  offer: string;
}

/** What the offers are asked for by. */
export interface OffersApi {
  call(name: 'bonuses/deposit', input: Input<'bonuses/deposit'>): Promise<Answer<'bonuses/deposit'>>;
}

/** Reasons that another amount does away with. */
const byAmount: readonly string[] = ['depositTooLow'];

/** What deposits give with each offer. An answer about another amount than the asked one is never shown. */
export class DepositOffers {
  /** The code that the player used, and the offer that it belongs to. */
  promo: Promo | undefined = undefined;
  /** The last answer, with the amount and the code that it is about. */
  answer: { key: string; value: DepositOffer[] } | undefined = undefined;
  failed = false;
  #asked = 0;
  /** What the last question was about, unless it failed. */
  #about = '';

  constructor(promo?: Promo) {
    this.promo = promo;
    makeAutoObservable<this>(this, { answer: observableRef, promo: observableRef }, { autoBind: true });
  }

  /**
   * Asks what a deposit of `amount` gives, once for each. The last question wins; a failure keeps the answers before.
   */
  async ask(api: OffersApi, amount: number): Promise<void> {
    const key = this.#keyOf(amount);
    if (key === this.#about) return;
    this.#about = key;
    const asked = ++this.#asked;
    const answer = await api.call('bonuses/deposit', {
      amount,
      ...(this.promo && { promo_code: this.promo.promoCode }),
    });
    if (asked !== this.#asked) return;
    runInAction(() => {
      this.failed = !succeeded(answer) && answer.statusMessage !== 'notOffered';
      if (succeeded(answer)) this.answer = { key, value: answer.value ?? [] };
      else this.#about = '';
    });
  }

  /** Takes a promo code that was found; its offer is then among the others. */
  use(promo: Promo): void {
    this.promo = promo;
  }

  /** Offers that this or another amount may have, and the one of the promo code in any case. */
  get offers(): DepositOffer[] {
    return (this.answer?.value ?? []).filter(
      ({ offer, standing: { state, reasons } }) =>
        state !== 'not' || reasons.every((reason) => byAmount.includes(reason)) || offer.code === this.promo?.offer,
    );
  }

  /** What a deposit of `amount` gives with an offer; undefined until that is known. */
  givenBy(code: string, amount: number | null): DepositOffer | undefined {
    if (amount === null || this.answer?.key !== this.#keyOf(amount)) return undefined;
    return this.answer.value.find(({ offer }) => offer.code === code);
  }

  /** Whether an offer may be chosen for `amount`; undefined until that is known. */
  fits(code: string, amount: number | null): boolean | undefined {
    const found = this.givenBy(code, amount);
    return found && found.standing.state !== 'not' && found.standing.reasons.length === 0;
  }

  /** Whether the player has to choose: there are offers, and neither one that fits nor none is chosen. */
  isOpen(choice: string | null | undefined, amount: number): boolean {
    if (choice === without) return false;
    if (choice) return this.fits(choice, amount) === false;
    return this.offers.some(({ offer }) => this.fits(offer.code, amount) !== false);
  }

  #keyOf(amount: number): string {
    return `${amount} ${this.promo?.promoCode ?? ''}`;
  }
}
