import { defineClient } from '../../../../play/src/client';
import { paragraph } from '../../../../play/src/rules';
import { type DuelView, duel } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: duel,
  texts,
  makeStage,
  past(view) {
    const { winner } = view as DuelView;
    return { text: ['1', '2', 'X'][winner] ?? '', tone: (['red', 'blue', 'black'] as const)[winner] };
  },
  rules: ({ words }) => [paragraph(words.t('duelRules'))],
});
