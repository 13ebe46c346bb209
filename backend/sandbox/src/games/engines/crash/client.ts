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
  past: (view, { height }) => ({ text: height((view as { point: number }).point) }),
  rules: ({ words }) => [paragraph(words.t('crashRules'))],
});
