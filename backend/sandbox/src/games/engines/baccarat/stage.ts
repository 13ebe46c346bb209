import { cardNode } from '../../../../play/src/cards';
import { Chips } from '../../../../play/src/chips';
import { button, make, pause, reducedMotion } from '../../../../play/src/dom';
import type { MakeStage } from '../../../../play/src/stage';
import { baccaratPays, baccaratReturn, type Coup, handValue } from './engine';
import type { texts } from './texts';

const spots: [string, keyof typeof texts][] = [
  ['player_pair', 'playerPair'],
  ['tie', 'tie'],
  ['banker_pair', 'bankerPair'],
  ['player', 'player'],
  ['banker', 'banker'],
];

/** Two hands of cards above five spots. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words } = table;
  const { t } = words;
  const chips = new Chips(table);
  const hands = (['player', 'banker'] as const).map((side) => {
    const value = make('output', { text: '–' });
    const cards = make('div', { class: 'table-cards' });
    return {
      side,
      value,
      cards,
      node: make('section', {}, make('div', { class: 'side-title' }, t(side), value), cards),
    };
  });
  const felt = make('div', { class: 'felt' }, ...hands.map(({ node }) => node));
  const board = make('div', { class: 'baccarat-spots narrow' });
  for (const [name, key] of spots) {
    const spot = button('', () => undefined, 'spot');
    spot.append(make('span', { text: t(key) }), make('b', { text: words.times(baccaratPays[name] ?? 0) }));
    chips.spot(name, spot);
    board.append(spot);
  }
  board.lastChild?.before(button(t('clear'), () => chips.clear()));
  host.classList.add('grounded');
  host.append(felt, board);
  const backs = () => {
    for (const { cards, value } of hands) {
      cards.replaceChildren(cardNode('div', undefined), cardNode('div', undefined, 80));
      value.textContent = '–';
    }
  };
  backs();

  return {
    label: t('deal'),
    wager: () => chips.wager(),
    start() {
      chips.mark(() => false);
      chips.lock(true);
      backs();
    },
    cancel() {
      chips.lock(false);
      backs();
    },
    async show(round) {
      const coup = round.view as Coup;
      const beat = reducedMotion() ? 0 : 620;
      const both = hands.map((hand) => ({ ...hand, dealt: coup[hand.side] }));
      for (const { cards } of both) cards.replaceChildren();
      for (const place of [0, 1, 2]) {
        for (const { cards, value, dealt } of both) {
          const card = dealt[place];
          if (card === undefined) continue;
          table.sound('card');
          cards.append(cardNode('div', card));
          value.textContent = String(handValue(dealt.slice(0, place + 1)));
          await pause(beat + (place === 2 ? beat * 0.6 : 0));
        }
      }
      table.say(coup.winner === 'tie' ? t('tie') : t('wins', { name: t(coup.winner) }));
      chips.mark((spot) => baccaratReturn(spot, 100, coup) > 100);
      chips.lock(false);
      await pause(900);
    },
  };
};
