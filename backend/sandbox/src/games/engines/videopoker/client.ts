import './style.css';
import { defineClient } from '../../../../play/src/client';
import { paragraph, payTable } from '../../../../play/src/rules';
import { pokerHands, pokerPays, videopoker } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: videopoker,
  texts,
  makeStage,
  room: 'top',
  rules({ opened, words }) {
    const { t, times } = words;
    const pays = pokerPays[opened.game.profile] ?? [];
    return [
      paragraph(t('pokerRules')),
      ...payTable(
        words,
        pokerHands.map((hand, index) => [t(hand), times((pays[index] ?? 0) * 100)]),
      ),
    ];
  },
});
