import { expect, test } from '@rstest/core';
import * as v from 'valibot';
import { personName } from './fields';

test.each([
  ['Ana Cruz', true],
  ['Łukasz D’Souza-Øst', true],
  ['Анна Смирнова', true],
  ['陈 伟', true],
  ['गर्\u200dयो शर्मा', true],
  ['A', false],
  ['Ana\u200b Cruz', false],
  ['Ana\u00adCruz', false],
  ['Ana \u202eCruz', false],
  ['Ana\u200d Cruz', false],
  ['Ana \u3164Cruz', false],
])('%j is the name of a person: %j', (name, isOne) => {
  expect(v.safeParse(personName, name).success).toBe(isOne);
});
