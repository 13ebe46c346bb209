import { testEngine } from '../../../testing/engineTests';
import { plinko } from './engine';
import { returns } from './return';

testEngine(plinko, returns);
