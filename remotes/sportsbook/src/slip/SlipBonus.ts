import type { Output } from '@marquee/contract/calls';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BetSlip } from './BetSlip';
import type { SlipApi } from './slipTypes';

type Answer = Output<'bonuses/slip'>;
/** A free bet of the player, and why it cannot be used for the slip. */
export type FreeBet = Answer['free_bets'][number];

/** Which money a slip takes, what of it counts towards the bonus, and the free bets that it may use. */
export class SlipBonus {
  /** The last answer, with what it is about. */
  answer: { key: string; value: Answer } | undefined = undefined;
  #slip: BetSlip;
  #asked = 0;

  constructor(slip: BetSlip) {
    this.#slip = slip;
    makeAutoObservable<this>(this, { answer: observableRef }, { autoBind: true });
  }

  /** Changes when the question does. */
  get key(): string {
    const { picks, sizes, mode, total, freeBet } = this.#slip;
    return JSON.stringify([picks.map((pick) => pick.selection_id), mode, sizes, freeBet ? 0 : total]);
  }

  /** The answer about the slip as it is; undefined while there is none. */
  get current(): Answer | undefined {
    return this.answer?.key === this.key ? this.answer.value : undefined;
  }

  /** Free bets, also while a changed slip is asked about. A slip of several bets takes none. */
  get freeBets(): readonly FreeBet[] {
    const { mode, count } = this.#slip;
    return mode === 'single' && count > 1 ? [] : (this.answer?.value.free_bets ?? []);
  }

  /** Asks about the slip. The last question wins; one that fails leaves nothing said. */
  async ask(api: SlipApi): Promise<void> {
    const { picks, sizes, total, freeBet } = this.#slip;
    if (picks.length === 0) return;
    const { key } = this;
    const asked = ++this.#asked;
    const answer = await api.call('bonuses/slip', {
      selection_ids: picks.map((pick) => pick.selection_id),
      sizes,
      stake: freeBet ? 0 : total,
    });
    if (asked !== this.#asked) return;
    runInAction(() => {
      this.answer =
        answer.statusCode === 1
          ? {
              key,
              value: { value: answer.value ?? [], free_bets: answer.free_bets ?? [], counted: answer.counted ?? 0 },
            }
          : undefined;
      const { freeBet: chosen } = this.#slip;
      if (!chosen) return;
      const now = this.freeBets.find(({ bonus_id }) => bonus_id === chosen.bonus_id);
      this.#slip.setFreeBet(now && now.reason === null ? now : undefined);
    });
  }
}
