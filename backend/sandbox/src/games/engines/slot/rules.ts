import { make } from '../../../../play/src/dom';
import { paragraph, payTable, type RulesInput } from '../../../../play/src/rules';
import { symbolCanvas } from './drawing/atlas';
import { slotMath } from './math';
import { WILD } from './symbols';
import type { texts } from './texts';

/** The rules of a slot: lines or ways, special symbols, and the payouts for the chosen stake. */
export function rules({ opened, words, stake }: RulesInput<keyof typeof texts>): Node[] {
  const { t, times, amount } = words;
  const math = slotMath(opened.game.profile);
  const notes = [math.lines === 'ways' ? t('slotWays') : t('slotLines', { count: math.lines })];
  if (math.strips.some((strip) => strip.includes(WILD))) notes.push(t('slotWild'));
  if (math.freeChance > 0) {
    const [a = 0, b = 0, c = 0] = math.freeSpins;
    notes.push(t('slotScatter', { a, b, c, multiplier: times(math.multiplier * 100) }));
  }
  const rows = math.pays.map((pays, symbol) => [
    symbolCanvas(opened.game, symbol, 44),
    ...pays.map((pay, index) => `${index + 3}: ${amount((stake / 100) * pay)}`),
  ]);
  return [...notes.map(paragraph), ...payTable(words, rows, make('p', { text: t('paytableNote') }))];
}
