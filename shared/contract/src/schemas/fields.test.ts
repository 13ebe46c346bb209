import { expect, test } from '@rstest/core';
import * as v from 'valibot';
import { personName } from './fields';

test.each([
  ['Ana Cruz', true],
  ['Łukasz D’Souza-Øst', true],
  ['Анна Смирнова', true],
  ['陈 伟', true],
  ['गर्\u200dयो शर्मा', true],
  ['ශ්\u200dරීමතී පෙරේරා', true],
  ['র\u200d্যাবি খান', true],
  ['میترا شاه\u200cپور', true],
  ['عَلِي\u200dّ ناوه\u200c', true],
  ['Ana 👩\u200d🚀 ❤\ufe0f', true],
  ['A', false],
  ['Ana\u200b Cruz', false],
  ['Ana\u00adCruz', false],
  ['Ana \u202eCruz', false],
  ['Ana\u200d Cruz', false],
  ['Ana \u3164Cruz', false],
  ['شاه\u200c\u200cپور', false],
  ['\u200cشاهپور', false],
  ['ග\u200dයා', false],
  ['Ana\ufe0f Cruz', false],
  ['Ana 👩\u200d Cruz', false],
  ['1\ufe0f 2', false],
])('%j is the name of a person: %j', (name, isOne) => {
  expect(v.safeParse(personName, name).success).toBe(isOne);
});
