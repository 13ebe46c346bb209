import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { GateRefusal } from '../gate/gate';
import { testFolder } from '../testing';
import { run } from '../tool/commands';
import { noteRefused, refusedSince } from './refused';

const problem = { rule: 'size', message: 'entry.js has 20 kB', cure: 'split it' };
const refusal = (problems = [problem]) => new GateRefusal('bonus', '1.2.0', problems);
const nobody = { remote: 'bonus', version: '1.0.0', problems: [] };

test('a command that the gate refuses leaves a note of who asked and of each rule, and fails as before', async () => {
  const folder = testFolder();
  await run(folder, () => Promise.reject(refusal()), { who: () => 'Anna (laptop)' });
  expect([process.exitCode, refusedSince(folder, 0)]).toEqual([
    1,
    [expect.objectContaining({ remote: 'bonus', version: '1.2.0', who: 'Anna (laptop)', problems: [problem] })],
  ]);
  process.exitCode = 0;
});

test('a trial, another failure and a folder that cannot be written leave no note', async () => {
  const folder = testFolder();
  await run(folder, () => Promise.reject(refusal()));
  await run(folder, () => Promise.reject(new Error('no')), { who: () => 'Anna' });
  expect(refusedSince(folder, 0)).toEqual([]);
  writeFileSync(join(folder, '.refused'), '');
  await run(folder, () => Promise.reject(refusal()), { who: () => 'Anna' });
  expect([process.exitCode, refusedSince(folder, 0)]).toEqual([1, []]);
  process.exitCode = 0;
});

test('notes are few and short, steer no terminal, and one that is broken costs itself alone', () => {
  const folder = testFolder();
  noteRefused(folder, refusal(Array.from({ length: 99 }, () => ({ ...problem, message: '\u001b[2J\u202Eno' }))));
  const [noted] = refusedSince(folder, 0);
  expect([noted?.problems.length, noted?.more, noted?.problems[0]?.message]).toEqual([40, 59, '[2J no']);
  writeFileSync(join(folder, '.refused', '9.json'), '{"id":');
  const day = (number: number) => new Date(Date.UTC(2030, 0, 1, 0, number));
  for (let number = 0; number < 210; number++) noteRefused(folder, nobody, {}, day(number));
  expect(readdirSync(join(folder, '.refused')).length).toBe(200);
  expect(refusedSince(folder, day(200).getTime())).toHaveLength(10);
});

test('a folder without notes has none', () => {
  const folder = testFolder();
  mkdirSync(join(folder, '.refused'));
  expect([refusedSince(folder, 0), refusedSince(join(folder, 'none'), 0)]).toEqual([[], []]);
});
