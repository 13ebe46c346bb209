import { button, make, reducedMotion } from '../../../../play/src/dom';
import { animate, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { drawThrow, type Throw } from './drawing/throw';
import { type DiceBet, diceLines, dicePay } from './engine';
import type { texts } from './texts';

/** A slider sets the probability; a cup throws four ten-sided dice, and a marker shows where they fell. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, theme, opened } = table;
  const { t } = words;
  const bet: DiceBet = { side: 'under', line: 5000 };
  const number = make('div', { class: 'dice-number', text: '–', attributes: { 'aria-hidden': 'true' } });
  const marker = make('i');
  const bar = make('div', { class: 'dice-bar' }, marker);
  const slider = make('input', {
    attributes: {
      type: 'range',
      min: '0',
      max: String(diceLines.length - 1),
      value: String(diceLines.indexOf(bet.line)),
      'aria-label': t('chance'),
    },
  });
  const chance = make('dd');
  const pays = make('dd');
  const line = make('dd');
  const lineName = make('dt');
  const under = button(t('under'), () => choose('under'), 'spot');
  const over = button(t('over'), () => choose('over'), 'spot');
  const facts = make(
    'dl',
    { class: 'facts' },
    make('div', {}, lineName, line),
    make('div', {}, make('dt', { text: t('chance') }), chance),
    make('div', {}, make('dt', { text: t('pays') }), pays),
  );
  const box = make('div', { class: 'canvas-box dice-table' });
  const thrown: Throw = { part: 1, shaking: false, digits: '', won: undefined };
  const scene = new Scene(box, opened.game.name, (_, now) => {
    drawThrow(scene, thrown, theme, now);
    return thrown.shaking;
  });
  host.append(
    box,
    number,
    make('div', { class: 'narrow board' }, bar, slider, make('div', { class: 'spots' }, under, over), facts),
  );

  function choose(side: DiceBet['side']): void {
    bet.side = side;
    show();
  }

  function show(): void {
    const border = bet.side === 'under' ? bet.line : 10_000 - bet.line;
    bar.classList.toggle('over', bet.side === 'over');
    bar.style.setProperty('--edge', `${border / 100}%`);
    under.setAttribute('aria-pressed', String(bet.side === 'under'));
    over.setAttribute('aria-pressed', String(bet.side === 'over'));
    lineName.textContent = t(bet.side);
    line.textContent = (border / 100).toFixed(2);
    chance.textContent = words.percent(bet.line / 10_000);
    pays.textContent = words.times(dicePay(bet.line));
    slider.setAttribute('aria-valuetext', `${chance.textContent}, ${pays.textContent}`);
  }

  slider.addEventListener('input', () => {
    bet.line = diceLines[Number(slider.value)] ?? bet.line;
    show();
  });
  show();

  return {
    label: t('roll'),
    wager: () => ({ bet: { ...bet }, stake: table.chip() }),
    start() {
      number.className = 'dice-number';
      slider.disabled = true;
      Object.assign(thrown, { part: 0, shaking: !reducedMotion(), won: undefined });
      table.sound('shake');
      scene.wake();
    },
    cancel() {
      slider.disabled = false;
      Object.assign(thrown, { part: 1, shaking: false });
      scene.wake();
    },
    async show(round) {
      const { roll, won } = round.view as { roll: number; won: boolean };
      const from = 5000;
      bar.style.setProperty('--seen', '1');
      Object.assign(thrown, { shaking: false, digits: String(roll).padStart(4, '0') });
      table.sound('shake');
      await animate(1300, (part) => {
        thrown.part = part;
        scene.wake();
        const wander = Math.sin(part * 22) * 3200 * (1 - part) ** 2;
        const at = Math.max(0, Math.min(9999, from + (roll - from) * part ** 0.6 + wander));
        number.textContent = ((part === 1 ? roll : at) / 100).toFixed(2);
        marker.style.transform = `translateX(${(part === 1 ? roll : at) / 100}%)`;
      });
      thrown.won = won;
      scene.wake();
      table.sound('stop');
      number.classList.add(won ? 'won' : 'missed');
      table.say(t('rolled', { n: (roll / 100).toFixed(2) }));
      slider.disabled = false;
      await table.rest(500);
    },
  };
};
