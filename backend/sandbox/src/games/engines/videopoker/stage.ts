import { cardName, cardNode } from '../../../../play/src/cards';
import { make, pause, reducedMotion } from '../../../../play/src/dom';
import type { MakeStage } from '../../../../play/src/stage';
import { type PokerView, pokerHands, pokerPays } from './engine';
import type { texts } from './texts';

/** Five cards to hold or discard. Keys 1–5 hold. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, opened } = table;
  const { t } = words;
  let held = 0;
  let choosing = false;
  const rows = pokerHands.map((hand, index) => {
    const pay = words.times((pokerPays[opened.game.profile]?.[index] ?? 0) * 100);
    return { hand, node: make('div', {}, make('span', { text: t(hand) }), make('b', { text: pay })) };
  });
  const pays = make('div', { class: 'poker-pays narrow' }, ...rows.map(({ node }) => node));
  const cards = make('div', { class: 'poker-cards' });
  const hint = make('div', { class: 'poker-hint', attributes: { 'aria-live': 'polite' } });
  host.classList.add('grounded');
  host.append(pays, cards, hint);
  const backs = () =>
    cards.replaceChildren(...Array.from({ length: 5 }, (_, index) => cardNode('div', undefined, index * 60)));
  backs();

  function light(hand: string | null): void {
    for (const row of rows) row.node.classList.toggle('on', row.hand === hand);
  }

  function toggle(index: number): void {
    if (!choosing) return;
    table.sound('tick');
    held ^= 1 << index;
    const card = cards.children[index];
    card?.classList.toggle('held', (held & (1 << index)) > 0);
    card?.setAttribute('aria-pressed', String((held & (1 << index)) > 0));
  }

  document.addEventListener('keydown', (event) => {
    const index = '12345'.indexOf(event.key);
    if (event.key.length === 1 && index >= 0 && !document.querySelector('dialog[open]')) toggle(index);
  });

  return {
    label: t('deal'),
    wager: () => ({ bet: {}, stake: table.chip() }),
    start() {
      held = 0;
      light(null);
      hint.textContent = '';
      backs();
    },
    cancel: backs,
    action: () => ({ label: t('drawCards'), value: { hold: held } }),
    async show(round) {
      const view = round.view as PokerView;
      const beat = reducedMotion() ? 0 : 130;
      if (view.held === null) {
        table.sound('card');
        held = 0;
        cards.replaceChildren(
          ...view.cards.map((card, index) => {
            const node = cardNode('button', card, index * beat);
            node.type = 'button';
            node.dataset.held = t('held');
            node.setAttribute('aria-pressed', 'false');
            node.setAttribute('aria-label', `${t('hold')} ${cardName(card)}`);
            node.addEventListener('click', () => toggle(index));
            return node;
          }),
        );
        light(view.hand);
        hint.textContent = t('chooseHold');
        choosing = true;
        return;
      }
      choosing = false;
      hint.textContent = '';
      for (const [index, card] of view.cards.entries()) {
        if (view.held & (1 << index)) continue;
        table.sound('card');
        cards.children[index]?.replaceWith(cardNode('div', card));
        await pause(beat * 1.6);
      }
      light(view.hand);
      if (view.hand) table.say(t(view.hand));
      await pause(500);
    },
  };
};
