/** A card from its text: rank 2–9, T, J, Q, K, A and suit s, h, d, c. */
export const card = (text: string) => '23456789TJQKA'.indexOf(text[0] ?? '') + 13 * 'shdc'.indexOf(text[1] ?? '');
/** Cards from their texts. */
export const hand = (text: string) => text.split(' ').map(card);
