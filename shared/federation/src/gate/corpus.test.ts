import { expect, test } from '@rstest/core';
import { testFolder } from '../testing';
import { checkArtefact, rules } from './gate';
import { corpus } from './testing/corpus';
import { goodProbe, type Probe, writeProbe } from './testing/probe';

function refusedBy(probe: Probe): string[] {
  const folder = testFolder();
  const compiled = writeProbe(probe, folder);
  const problems = checkArtefact(folder, compiled, probe.surroundings);
  return [...new Set(problems.map(({ rule }) => rule))].sort();
}

test('Gate > a good build passes', () => {
  expect(refusedBy(goodProbe())).toEqual([]);
});

for (const { name, wrong, files, spoil } of corpus) {
  test(`Gate > ${name}: a build that ${wrong} ${files.length > 0 ? `is refused by ${files.join(', ')}` : 'looks like any other'}`, () => {
    const probe = goodProbe();
    spoil(probe);
    expect(refusedBy(probe)).toEqual([...files].sort());
  });
}

test('Gate > every rule has a bad build that it refuses', () => {
  const proven = new Set(corpus.flatMap(({ files }) => files));
  expect(Object.keys(rules).filter((rule) => !proven.has(rule))).toEqual([]);
});

test('Gate > the corpus has each kind once', () => {
  const names = corpus.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
