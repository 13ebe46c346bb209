import { defineClient } from '../../../../play/src/client';
import { paragraph } from '../../../../play/src/rules';
import { duel } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: duel,
  texts,
  makeStage,
  rules: ({ words }) => [paragraph(words.t('duelRules'))],
});
