import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { allTexts } from './allTexts';
import { promises, promisesIn, unprovenPromises } from './promises';
import { root } from './workspace';

const { EN } = allTexts();

test('every promise of a text has a test', () => expect(unprovenPromises(EN)).toEqual([]));

test('the named tests are there', () => {
  const missing = promises.filter(([file, title]) => !readFileSync(join(root, file), 'utf8').includes(title));
  expect(missing.map(([file, title]) => `${file}: ${title}`)).toEqual([]);
});

test('every promise of the table is made', () => {
  const made = EN.flatMap(({ text }) => promisesIn(text));
  const says = promises.flatMap(([, , ...words]) => words);
  expect(says.filter((words) => !made.some((sentence) => sentence.includes(words)))).toEqual([]);
});

test('a new promise is found', () => {
  expect(unprovenPromises([{ place: 'here', text: 'Welcome. We pay within 3 minutes.' }])).toEqual([
    'here: We pay within 3 minutes.',
  ]);
});
