import { button, make, pause, reducedMotion } from '../../../../play/src/dom';
import { DrawMachine } from '../../../../play/src/machine';
import type { MakeStage } from '../../../../play/src/stage';
import { bingoLines, cardOf, linePays } from './engine';
import type { texts } from './texts';

const hues = [210, 350, 130, 45, 280];

/** The player's card, and the balls as they are drawn. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, theme } = table;
  const { t } = words;
  let card = Math.floor(Math.random() * 1_000_000);
  let locked = false;
  const grid = make('div', { class: 'bingo-card' });
  const machine = new DrawMachine(theme);
  const pays = make('div', { class: 'pays-strip' });
  const another = button(t('anotherCard'), () => {
    if (locked) return;
    card = Math.floor(Math.random() * 1_000_000);
    show();
  });
  host.append(
    make('div', { class: 'bingo' }, pays, grid, make('div', { class: 'draw narrow' }, machine.node, another)),
  );
  let cells: HTMLElement[] = [];

  function strip(lines: number): void {
    pays.replaceChildren(
      ...linePays.map((pay, index) => {
        const on = Math.min(lines, linePays.length) === index + 1;
        return make('span', { class: on ? 'on' : '', text: `${index === 5 ? '6+' : index + 1} → ${words.times(pay)}` });
      }),
    );
  }

  function show(): void {
    const numbers = cardOf(card);
    cells = numbers.map((number) =>
      make('span', { class: number === 0 ? 'out' : '', text: number === 0 ? '★' : String(number) }),
    );
    const rows = [0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) => cells[column * 5 + row] as HTMLElement),
    );
    grid.replaceChildren(...[...'BINGO'].map((letter) => make('b', { text: letter })), ...rows);
    strip(0);
  }
  show();

  return {
    label: t('drawBalls'),
    wager: () => ({ bet: { card }, stake: table.chip() }),
    start() {
      locked = true;
      show();
      machine.start();
    },
    cancel() {
      locked = false;
      machine.stop();
    },
    async show(round) {
      const view = round.view as { balls: number[]; lines: number[] };
      const numbers = cardOf(card);
      for (const number of view.balls) {
        machine.draw(number, hues[Math.floor((number - 1) / 15)] ?? 0);
        table.sound('ball');
        cells[numbers.indexOf(number)]?.classList.add('out');
        await pause(reducedMotion() ? 0 : 95);
      }
      machine.stop();
      for (const line of view.lines) for (const cell of bingoLines[line] ?? []) cells[cell]?.classList.add('line');
      strip(view.lines.length);
      table.say(t('linesFull', { n: view.lines.length }));
      locked = false;
      await pause(800);
    },
  };
};
