import './style.css';
import { defineClient } from '../../../../play/src/client';
import { paragraph, payTable } from '../../../../play/src/rules';
import { colourOf, roulette, rouletteReturn } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: roulette,
  texts,
  makeStage,
  room: 'top',
  past(view) {
    const { number } = view as { number: number };
    return { text: String(number), tone: colourOf(number) };
  },
  rules({ words }) {
    const { t, times } = words;
    const rows = [
      ['0 … 36', 'n0', 0],
      [t('dozen', { n: 1 }), 'dozen1', 1],
      [t('column', { n: 1 }), 'column1', 1],
      [`${t('red')}, ${t('black')}`, 'red', 1],
      [`${t('even')}, ${t('odd')}`, 'even', 2],
      ['1–18, 19–36', 'low', 1],
    ] as const;
    return [
      paragraph(t('rouletteRules')),
      ...payTable(
        words,
        rows.map(([name, spot, number]) => [name, times(rouletteReturn(spot, number) * 100)]),
      ),
    ];
  },
});
