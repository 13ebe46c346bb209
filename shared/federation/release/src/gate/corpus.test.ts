import { expect, test } from '@rstest/core';
import { testFolder } from '../testing';
import { checkArtefact, rules } from './gate';
import type { Problem } from './rules';
import { type Candidate, writeCandidate } from './testing/candidate';
import { corpus } from './testing/corpus';
import { foreign, goodBuilds } from './testing/goodBuilds';
import { candidateOf, goodProbe } from './testing/probe';

async function problemsOf(candidate: Candidate): Promise<Problem[]> {
  const folder = testFolder();
  return checkArtefact(folder, writeCandidate(candidate, folder), candidate.context);
}

for (const { name, candidate } of goodBuilds) {
  test(`Gate > a good build passes: one that is called “${name}”`, async () => {
    expect(await problemsOf(candidate())).toEqual([]);
  });
}

for (const { name, wrong, files, spoil } of corpus) {
  test(`Gate > ${name}: a build that ${wrong} ${files.length > 0 ? `is refused by ${files.join(', ')}` : 'looks like any other'}`, async () => {
    const probe = goodProbe();
    spoil(probe);
    const problems = await problemsOf(candidateOf(probe));
    expect([...new Set(problems.map(({ rule }) => rule))].sort()).toEqual([...files].sort());
    expect(problems.filter(({ message, cure }) => message.length < 10 || cure.length < 10)).toEqual([]);
  });
}

test('Gate > a build of Vite 7 with its own federation runtime is refused: nobody checks its scripts', async () => {
  const problems = await problemsOf(foreign('Vite 7', 'vite.json').candidate());
  expect([...new Set(problems.map(({ rule }) => rule))]).toEqual(['chunk-hash']);
});

test('Gate > every rule has a bad build that it refuses', () => {
  const proven = new Set(corpus.flatMap(({ files }) => files));
  expect(Object.keys(rules).filter((rule) => !proven.has(rule))).toEqual([]);
});

test('Gate > the corpus has each kind once', () => {
  const names = corpus.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
