import './style.css';
import { defineClient } from '../../../../play/src/client';
import { paragraph } from '../../../../play/src/rules';
import { race } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: race,
  texts,
  makeStage,
  past: (view) => ({ text: `${((view as { order: number[] }).order[0] ?? 0) + 1}` }),
  rules: ({ words }) => [paragraph(words.t('raceRules'))],
});
