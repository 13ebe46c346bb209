import { defineClient } from '../../../../play/src/client';
import { paragraph } from '../../../../play/src/rules';
import { crash } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: crash,
  texts,
  makeStage,
  room: 'low',
  rules: ({ words }) => [paragraph(words.t('crashRules'))],
});
