import { defineClient } from '../../../../play/src/client';
import { paragraph, payTable } from '../../../../play/src/rules';
import { plinko, pocketPays } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: plinko,
  texts,
  makeStage,
  room: 'low',
  rules({ opened, words }) {
    const { t, times } = words;
    const half = pocketPays(opened.game.profile).slice(0, 7);
    return [
      paragraph(t('plinkoRules')),
      ...payTable(
        words,
        half.map((pay, index) => [t('pocket', { n: index + 1 }), times(pay)]),
      ),
    ];
  },
});
