import './style.css';
import { defineClient } from '../../../../play/src/client';
import { paragraph, payTable } from '../../../../play/src/rules';
import { dice, diceLines, dicePay } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: dice,
  texts,
  makeStage,
  room: 'middle',
  past: (view) => ({ text: ((view as { roll: number }).roll / 100).toFixed(2) }),
  rules({ words }) {
    const { t, percent, times } = words;
    // Every eighth line, from the rarest to the likeliest.
    const some = diceLines.filter((_, index) => index % 8 === 0);
    return [
      paragraph(t('diceRules')),
      ...payTable(
        words,
        some.map((line) => [`${t('chance')} ${percent(line / 10_000)}`, times(dicePay(line))]),
      ),
    ];
  },
});
