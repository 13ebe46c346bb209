import { testEngine } from '../../../testing/engineTests';
import { slot } from './engine';
import { returns } from './return';

testEngine(slot, returns);
