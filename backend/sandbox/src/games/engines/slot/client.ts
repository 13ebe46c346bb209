import { defineClient } from '../../../../play/src/client';
import { slot } from './engine';
import { rules } from './rules';
import { makeStage } from './stage';
import { texts } from './texts';

/** What a browser loads of this game. */
export const client = defineClient({
  engine: slot,
  texts,
  makeStage,
  rules,
});
