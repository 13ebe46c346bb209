import { rankOf, suitOf } from '../../src/games/engines/cards';
import { make } from './dom';

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['♠', '♥', '♦', '♣'];

/** A card's short name, as printed on it. */
export function cardName(card: number): string {
  return `${ranks[rankOf(card)]}${suits[suitOf(card)]}`;
}

/** A face-up card, dealt after `delay` ms; without a card, a card back. */
export function cardNode<K extends 'div' | 'button'>(
  tag: K,
  card: number | undefined,
  delay = 0,
): HTMLElementTagNameMap[K] {
  const red = card !== undefined && (suitOf(card) === 1 || suitOf(card) === 2);
  const node = make(tag, { class: `card deal${red ? ' red' : ''}${card === undefined ? ' back' : ''}` });
  node.style.animationDelay = `${delay}ms`;
  if (card === undefined) return node;
  node.append(
    make('span', {}, ranks[rankOf(card)] ?? '', make('small', { class: 'suit', text: suits[suitOf(card)] ?? '' })),
  );
  node.setAttribute('aria-label', cardName(card));
  if (tag === 'div') node.setAttribute('role', 'img');
  return node;
}
