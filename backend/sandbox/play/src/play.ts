import { fixtureOf } from '../../src/games/fixture';
import { call, GameError, newId, type Opened, type RoundAnswer } from './api';
import { backdrop } from './art';
import type { Client } from './client';
import { pause, reducedMotion } from './dom';
import { icon } from './icons';
import { countUp } from './money';
import { markMore } from './more';
import { emit, onRefresh } from './parent';
import { quickRules } from './quickRules';
import { buildShell, type Shell } from './shell';
import { Speaker } from './sound';
import type { Stage, Table } from './stage';
import type { Words } from './text';
import type { Theme } from './theme';

/** Opens a game: the shell, its stage, and the flow of every round. */
export class Play {
  readonly shell: Shell;
  readonly stage: Stage;
  /** The lowest step at first. */
  #step = 0;
  #busy = false;
  readonly #speaker = new Speaker();
  #round: RoundAnswer | null = null;
  #rounds = 0;
  /** Whether the round that is shown pays more than its stake; nothing else is celebrated (D7.14). */
  #isWin = false;
  /** When the next round may begin, by `performance.now()`. */
  #free = 0;

  constructor(
    host: HTMLElement,
    readonly opened: Opened,
    readonly words: Words<string>,
    theme: Theme,
    readonly client: Client,
  ) {
    const [first] = client.rules({ opened, words, theme, stake: this.chip });
    this.shell = buildShell(host, opened, words, quickRules(first?.textContent ?? '', document.documentElement.lang));
    const room = client.room ? backdrop(opened.game, `room of-${client.room}`) : undefined;
    if (room) this.shell.stage.before(room);
    const table: Table<string> = {
      opened,
      words,
      theme,
      room: room?.querySelector('img') ?? undefined,
      chip: () => this.chip,
      fixture: () => fixtureOf(opened.fairness.hash, opened.fairness.nonce),
      press: () => void this.press(),
      changed: () => this.#refresh(),
      say: (text) => this.#say(text),
      sound: (name) => this.#speaker.play(name === 'special' && !this.#isWin ? 'stop' : name),
      rest: (ms) => pause(ms),
    };
    this.#celebrate(false);
    this.stage = client.makeStage(this.shell.stage, table);
    markMore(this.shell.stage);
    const { main, less, more, stakeLabel, sound } = this.shell;
    sound.addEventListener('click', () => {
      const on = this.#speaker.toggle();
      sound.setAttribute('aria-pressed', String(on));
      sound.replaceChildren(icon(on ? 'sound' : 'silence'));
      if (on) this.#speaker.play('chip');
    });
    main.addEventListener('click', () => void this.press());
    less.addEventListener('click', () => this.#change(-1));
    more.addEventListener('click', () => this.#change(1));
    document.addEventListener('keydown', (event) => this.#key(event));
    if (client.engine.chips) stakeLabel.textContent = words.t('chip');
    onRefresh(() => void this.#reread());
    this.#showBalance(opened.balance);
    this.#refresh();
    emit({ type: 'ready', engine: opened.game.engine, mode: opened.mode, currency: opened.currency });
    void this.#remember();
    if (opened.round) void this.#resume(opened.round);
  }

  /** The chosen stake step, minor units. */
  get chip(): number {
    return this.opened.stake.steps[this.#step] ?? 0;
  }

  /** Whether a round is running or waiting. */
  get busy(): boolean {
    return this.#busy || this.#round !== null;
  }

  /** The main button: starts a round, or continues the open one. */
  async press(): Promise<void> {
    if (this.#round && this.stage.action) {
      const { value } = this.stage.action();
      await this.#attempt(
        async (round) => (await call('act', { key: this.opened.key, round_id: round.round_id, action: value })).round,
      );
      return;
    }
    if (this.#busy || performance.now() < this.#free) return;
    const wager = this.stage.wager();
    if (typeof wager === 'string') return this.#trouble(wager);
    if (wager.stake > this.opened.balance) return this.#trouble(this.words.t('insufficientBalance'));
    await this.#begin(wager.bet, wager.stake);
  }

  async #begin(bet: object, stake: number): Promise<void> {
    this.#busy = true;
    this.#clear();
    this.#celebrate(false);
    this.#refresh();
    this.stage.start();
    this.#speaker.play('start');
    this.#showBalance(this.opened.balance - stake);
    const request = { key: this.opened.key, request_id: newId(), stake, bet };
    try {
      const { round, fairness } = await this.#sent(request);
      // Counted from the answer, so that the next round is never too early, however long the request took.
      this.#free = performance.now() + this.opened.round_minimum_ms;
      this.opened.fairness = fairness;
      emit({ type: 'round-start', round: ++this.#rounds, stake });
      void this.#waitBar();
      await this.#follow(round);
    } catch (error) {
      this.stage.cancel();
      this.#free = 0;
      this.#showBalance(this.opened.balance);
      this.#fail(error);
      if (error instanceof GameError && ['offline', 'roundOpen'].includes(error.code)) await this.#goOn();
    }
    this.#busy = false;
    this.#refresh();
  }

  /** Retries an unanswered request with the same id, so that it cannot play twice. */
  async #sent(request: { key: string; request_id: string; stake: number; bet: object }) {
    for (const wait of [1200, 2500, 5000]) {
      try {
        return await call('play', request);
      } catch (error) {
        if (!(error instanceof GameError) || error.code !== 'offline') throw error;
        await pause(wait);
      }
    }
    return call('play', request);
  }

  /** Resumes the round that the server has open, after this page lost it. */
  async #goOn(): Promise<void> {
    const now = await call('current', { key: this.opened.key }).catch(() => undefined);
    if (!now) return;
    Object.assign(this.opened, { balance: now.balance, fairness: now.fairness });
    this.#showBalance(now.balance);
    if (now.round) await this.#resume(now.round);
  }

  /** Shows a round's progress; an open one waits for the player or the server. */
  async #follow(round: RoundAnswer): Promise<void> {
    if (!round.done) {
      this.#round = round;
      this.#busy = false;
      this.#showBalance(round.balance || this.opened.balance);
      this.#refresh();
      await this.stage.show(round);
      if (this.stage.ends) void this.#await(round);
      return;
    }
    this.#round = null;
    this.#busy = true;
    this.#refresh();
    this.opened.balance = round.balance;
    this.#celebrate(round.payout > round.stake);
    await this.stage.show(round);
    await this.#finish(round);
    this.stage.fixtureChanged?.();
    this.#busy = false;
    this.#refresh();
  }

  async #finish({ stake, payout, balance, view }: RoundAnswer): Promise<void> {
    const { t, money } = this.words;
    this.#keep(view, stake, payout);
    this.#showBalance(balance);
    emit({ type: 'round-end', round: this.#rounds, stake, payout, balance });
    emit({ type: 'balance', balance });
    const text =
      payout > stake
        ? t('won', { amount: money(payout) })
        : payout > 0
          ? t('returned', { amount: money(payout) })
          : t('lost');
    this.#say(text);
    this.shell.result.classList.toggle('win', this.#isWin);
    this.#speaker.play(this.#isWin ? 'win' : 'end');
    if (!this.#isWin) return;
    await countUp(this.shell.result, this.words, payout, (amount, part) => this.stage.counting?.(amount, part));
  }

  /** Adds a settled round to the strip of the last ones. */
  #keep(view: object, stake: number, payout: number): void {
    const { client, words, shell } = this;
    const text = words.times(stake > 0 ? Math.round((payout / stake) * 100) : 0);
    shell.past.add(client.past?.(view, words) ?? { text }, payout > stake);
  }

  /** The rounds of a game that was opened before, e.g. before a reload. */
  async #remember(): Promise<void> {
    if (this.opened.fairness.nonce === 0) return;
    const answer = await call('history', { key: this.opened.key }).catch(() => undefined);
    // A round that has ended since is among them.
    if (this.shell.past.node.childElementCount > 0) return;
    for (const { view, stake, payout } of (answer?.rounds ?? []).toReversed()) this.#keep(view, stake, payout);
  }

  /** Waits for a curve to end by itself. */
  async #await({ round_id }: RoundAnswer): Promise<void> {
    while (this.#round?.round_id === round_id) {
      try {
        const { round } = await call('wait', { key: this.opened.key, round_id });
        if (round?.done && this.#round?.round_id === round_id) await this.#follow(round);
      } catch (error) {
        if (!(error instanceof GameError) || error.code !== 'offline') return;
        await pause(1500);
      }
    }
  }

  async #attempt(ask: (round: RoundAnswer) => Promise<RoundAnswer>): Promise<void> {
    const round = this.#round;
    if (!round || this.#busy) return;
    this.#busy = true;
    this.#refresh();
    try {
      const next = await ask(round);
      if (this.#round?.round_id === round.round_id) await this.#follow(next);
    } catch (error) {
      this.#fail(error);
    }
    this.#busy = false;
    this.#refresh();
  }

  async #resume(round: RoundAnswer): Promise<void> {
    this.stage.start();
    await this.#follow(round);
  }

  async #reread(): Promise<void> {
    const answer = await call('balance', { key: this.opened.key }).catch(() => undefined);
    if (!answer || this.busy) return;
    this.opened.balance = answer.balance;
    this.#showBalance(answer.balance);
  }

  #fail(error: unknown): void {
    const code = error instanceof GameError ? error.code : 'serviceUnavailable';
    const highest = error instanceof GameError ? (error.highest ?? 0) : 0;
    emit({ type: 'error', code });
    this.#trouble(this.words.t(code, { amount: this.words.money(highest) }) || this.words.t('serviceUnavailable'));
  }

  #trouble(text: string): void {
    this.#say(text);
    this.shell.result.classList.remove('win');
    this.shell.result.classList.add('trouble');
  }

  /** Whether marks, sounds and words of this round may say that something was won; else marks are quiet. */
  #celebrate(isWin: boolean): void {
    this.#isWin = isWin;
    this.shell.stage.classList.toggle('quiet', !isWin);
  }

  #clear(): void {
    this.shell.result.className = 'result';
    this.shell.result.textContent = '';
  }

  #say(text: string): void {
    this.shell.result.classList.remove('quick');
    this.shell.result.textContent = text;
    this.shell.live.textContent = text;
  }

  #showBalance(amount: number): void {
    this.shell.balance.textContent = this.words.money(amount);
  }

  #change(by: number): void {
    if (this.busy) return;
    this.#step = Math.max(0, Math.min(this.opened.stake.steps.length - 1, this.#step + by));
    this.#refresh();
    this.stage.chipChanged?.();
  }

  #key(event: KeyboardEvent): void {
    if (document.querySelector('dialog[open]')) return;
    const on = event.target instanceof HTMLElement ? event.target : document.body;
    const typing = on instanceof HTMLInputElement || on instanceof HTMLSelectElement;
    if (event.code === 'Space' && !typing && !(on instanceof HTMLButtonElement && on !== this.shell.main)) {
      event.preventDefault();
      if (!event.repeat) void this.press();
    }
    if (!typing && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      this.#change(event.key === 'ArrowUp' ? 1 : -1);
    }
  }

  /** Shows a thin progress bar on the button until the next round may begin. */
  async #waitBar(): Promise<void> {
    const left = this.#free - performance.now();
    if (left <= 0) return;
    const { main } = this.shell;
    // Not by `animate`, which would paint the button anew in each frame of the round.
    const bar = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
    if (!reducedMotion()) main.animate(bar, { duration: left, pseudoElement: '::after' });
    await pause(left);
    this.#refresh();
  }

  #refresh(): void {
    const { main, less, more, stake } = this.shell;
    const { steps } = this.opened.stake;
    stake.textContent = this.words.amount(this.chip);
    less.disabled = this.busy || this.#step === 0;
    more.disabled = this.busy || this.#step === steps.length - 1;
    const waiting = this.#round !== null && this.stage?.action;
    main.classList.toggle('leave', Boolean(waiting) && this.stage.ends === true);
    main.textContent = waiting && this.stage.action ? this.stage.action().label : (this.stage?.label ?? '');
    main.disabled = this.#busy || (!waiting && performance.now() < this.#free - 4);
  }
}
