import { button, make, pause, reducedMotion } from '../../../../play/src/dom';
import { DrawMachine } from '../../../../play/src/machine';
import type { MakeStage } from '../../../../play/src/stage';
import { kenoBoard, kenoPays, mostPicks } from './engine';
import type { texts } from './texts';

/** Eighty numbers, up to ten picks. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, theme } = table;
  const { t } = words;
  const picks = new Set<number>();
  let locked = false;
  const board = make('div', { class: 'board keno-board narrow' });
  const cells = Array.from({ length: kenoBoard }, (_, index) => {
    const cell = button(String(index + 1), () => toggle(index + 1), '', { 'aria-pressed': 'false' });
    board.append(cell);
    return cell;
  });
  const machine = new DrawMachine(theme);
  const count = make('strong');
  const pays = make('div', { class: 'pays-strip' });
  let steps: { index: number; node: HTMLElement }[] = [];
  const quick = button(t('quickPick'), () => {
    if (locked) return;
    picks.clear();
    while (picks.size < mostPicks) picks.add(1 + Math.floor(Math.random() * kenoBoard));
    show();
  });
  const clear = button(t('clear'), () => {
    if (locked) return;
    picks.clear();
    show();
  });
  host.append(
    make('div', { class: 'narrow' }, machine.node),
    pays,
    board,
    make('div', { class: 'row' }, quick, count, clear),
  );

  function toggle(number: number): void {
    if (locked) return;
    if (!picks.delete(number) && picks.size < mostPicks) picks.add(number);
    show();
  }

  function show(hits = -1): void {
    for (const [index, cell] of cells.entries()) {
      cell.setAttribute('aria-pressed', String(picks.has(index + 1)));
      if (hits < 0) cell.classList.remove('drawn');
    }
    count.textContent = t('picked', { n: picks.size, count: mostPicks });
    const paid = picks.size === 0 ? [] : kenoPays(picks.size);
    steps = paid.flatMap((pay, index) =>
      pay > 0 ? [{ index, node: make('span', { text: `${index} → ${words.times(pay)}` }) }] : [],
    );
    pays.replaceChildren(...steps.map(({ node }) => node));
    light(hits);
  }

  /** Marks what so many hits pay; during a draw nothing else changes. */
  function light(hits: number): void {
    for (const { index, node } of steps) node.classList.toggle('on', index === hits);
  }
  show();

  return {
    label: t('drawBalls'),
    wager: () => (picks.size === 0 ? t('choosePicks') : { bet: { picks: [...picks] }, stake: table.chip() }),
    start() {
      locked = true;
      show();
      machine.start();
      host.scrollTo({ top: 0 });
    },
    cancel() {
      locked = false;
      machine.stop();
    },
    async show(round) {
      const { drawn, hits } = round.view as { drawn: number[]; hits: number[] };
      if (picks.size === 0) for (const pick of (round.bet as { picks: number[] }).picks) picks.add(pick);
      let found = 0;
      for (const number of drawn) {
        cells[number - 1]?.classList.add('drawn');
        machine.draw(number, (number * 4.5) % 360);
        table.sound('ball');
        if (hits.includes(number)) light(++found);
        await pause(reducedMotion() ? 0 : 150);
      }
      machine.stop();
      show(hits.length);
      table.say(t('hits', { n: hits.length }));
      locked = false;
      await pause(700);
    },
  };
};
