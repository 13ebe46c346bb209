import './style.css';
import { defineClient } from '../../../../play/src/client';
import { paragraph } from '../../../../play/src/rules';
import { roulette } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: roulette,
  texts,
  makeStage,
  room: 'top',
  rules: ({ words }) => [paragraph(words.t('rouletteRules'))],
});
