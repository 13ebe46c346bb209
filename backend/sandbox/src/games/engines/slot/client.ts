import { defineClient } from '../../../../play/src/client';
import { slot } from './engine';
import { rules } from './rules';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: slot,
  texts,
  makeStage,
  room: 'low',
  rules,
});
