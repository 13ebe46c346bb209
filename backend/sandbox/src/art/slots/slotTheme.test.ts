import { describe, expect, test } from '@rstest/core';
import { motifNameOf, motifs } from '../motifs';
import { tokens } from '../tokens';
import { slotTheme } from './slotTheme';
import { worldOf } from './worlds';

const themeOf = (title: string) => slotTheme(title, 'slot_game', 'sl001');

describe('what a slot shows', () => {
  // Title, best symbol, and what else of the title is on the reels.
  const rows: readonly [title: string, main: string, also: readonly string[]][] = [
    ['Wild Lotus Trail', 'flower', []],
    ['Golden Dragon', 'dragon', ['coins']],
    ['Dragon of the Nile', 'dragon', ['pharaoh']],
    ['Samurai’s Frozen Diamonds', 'gem', ['sword', 'crystal']],
    ['Captain’s Hidden Treasure', 'chest', ['ship']],
    ['Scarlet Candy Nights', 'candy', ['moon']],
    ['Cobalt Robot Trail', 'robot', []],
    ['Frozen Pyramid Rush', 'pyramid', ['crystal']],
    ['Cobalt Diamond Spins', 'gem', []],
    ['Octopus', 'octopus', []],
    ['Bells of Cloud Mountain', 'bell', ['balloon']],
  ];

  test.each(rows)('of %s is %s', (title, main, also) => {
    const { high } = themeOf(title);
    expect(high[0]).toBe(main);
    expect(high.slice(1)).toEqual(expect.arrayContaining([...also]));
  });

  test.each(Object.keys(motifs))('around %s are five different motifs and four different tokens', (name) => {
    const word = (motifs[name]?.words.split(' ') ?? []).find((one) => motifNameOf(one, 'slot_game', 'x') === name);
    const { main, high, low } = themeOf(word ?? name);
    expect(main).toBe(name);
    expect(new Set(high).size).toBe(5);
    expect(high.filter((one) => !Object.hasOwn(motifs, one))).toEqual([]);
    expect(new Set(low).size).toBe(4);
    expect(low.filter((one) => !Object.hasOwn(tokens, one))).toEqual([]);
  });

  test('has its weather from the adjective', () => {
    const of = (title: string) => themeOf(title).mood;
    expect(['Midnight Wolf', 'Frozen Key', 'Crimson Bull', 'Solar Crown', 'Thunder Cat', 'Noble Cat'].map(of)).toEqual([
      'night',
      'ice',
      'fire',
      'gold',
      'storm',
      'day',
    ]);
  });

  test('is framed in the material of its world', () => {
    expect(['dragon', 'crystal', 'candy', 'cave'].map((name) => worldOf(name).frame)).toEqual([
      'lacquer',
      'ice',
      'candy',
      'wood',
    ]);
  });
});
