import './style.css';
import { defineClient } from '../../../../play/src/client';
import { paragraph, payTable } from '../../../../play/src/rules';
import { bingo, linePays } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: bingo,
  texts,
  makeStage,
  room: 'middle',
  rules({ words }) {
    const { t, times } = words;
    return [
      paragraph(t('bingoRules')),
      ...payTable(
        words,
        linePays.map((pay, index) => [t('linesFull', { n: index === 5 ? '6+' : index + 1 }), times(pay)]),
      ),
    ];
  },
});
