import './style.css';
import { defineClient } from '../../../../play/src/client';
import { paragraph, payTable } from '../../../../play/src/rules';
import { fishing, fishPays } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: fishing,
  texts,
  makeStage,
  room: 'low',
  rules({ opened, words }) {
    const { t, times } = words;
    const pays = fishPays[opened.game.profile] ?? [];
    return [
      paragraph(t('fishingRules')),
      ...payTable(
        words,
        pays.map((pay, index) => [t('fish', { n: index + 1 }), times(pay * 100)]),
      ),
    ];
  },
});
