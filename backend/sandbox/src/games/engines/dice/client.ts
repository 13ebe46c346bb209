import './style.css';
import { defineClient } from '../../../../play/src/client';
import { paragraph } from '../../../../play/src/rules';
import { dice } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: dice,
  texts,
  makeStage,
  room: 'middle',
  rules: ({ words }) => [paragraph(words.t('diceRules'))],
});
