import { appendFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { testFolder } from '../testing';
import type { Noted } from './canaries';
import { FigureLog, notedNow } from './figureLog';
import { edgesKilled } from './testing/killing';

const day = '2026-11-26';
const noted = (number: number): Noted => ({
  name: '["lobby","1.0.0","1.1.0",10,null]',
  ...{ sign: 'failed', arm: 'canary', session: `session ${number}`, network: `network ${number}` },
});

test('edges have one salt for a day, and read what the others noted, once', () => {
  const releases = testFolder();
  const [one, two] = [new FigureLog(releases, day), new FigureLog(releases, day)];
  expect(two.salt).toEqual(one.salt);
  one.add(noted(1));
  two.add(noted(2));
  expect(one.news()).toEqual([noted(2)]);
  expect(two.news()).toEqual([noted(1)]);
  expect(one.news()).toEqual([]);
  one.add(noted(3));
  expect(two.news()).toEqual([noted(3)]);
});

test('an edge that is started again has what it noted before', () => {
  const releases = testFolder();
  new FigureLog(releases, day).add(noted(1));
  expect(new FigureLog(releases, day).news()).toEqual([noted(1)]);
  expect(notedNow(releases)).toEqual([noted(1)]);
});

test('another day has another salt, and nothing is left of the one before', () => {
  const releases = testFolder();
  const first = new FigureLog(releases, day);
  first.add(noted(1));
  const next = new FigureLog(releases, '2026-11-27');
  expect(next.salt).not.toEqual(first.salt);
  expect(next.news()).toEqual([]);
  expect(readdirSync(join(releases, '.figures'))).toEqual(['2026-11-27']);
});

test('half a line waits for its rest, and what is no note is left out', () => {
  const releases = testFolder();
  const log = new FigureLog(releases, day);
  const file = join(releases, '.figures', day, 'other.ndjson');
  const text = `${JSON.stringify(noted(1))}\n`;
  writeFileSync(file, `no json\n{}\n${JSON.stringify({ ...noted(1), name: '{"a":1}' })}\n${text.slice(0, 40)}`);
  expect(log.news()).toEqual([]);
  appendFileSync(file, text.slice(40));
  expect(log.news()).toEqual([noted(1)]);
});

test('of edges that are killed while they note visitors no note is lost but the last, and none counts twice', async () => {
  const { unsaid, ...rest } = await edgesKilled(3, Math.random);
  expect(rest).toEqual({ salts: 1, lost: [], twice: [] });
  expect(unsaid).toBeLessThanOrEqual(1);
});

test('the folder is for the account of the edge alone, and where it cannot be made, there is an error', () => {
  const releases = testFolder();
  new FigureLog(releases, day);
  expect(statSync(join(releases, '.figures', day)).mode & 0o777).toBe(0o700);
  expect(statSync(join(releases, '.figures', day, 'salt')).mode & 0o777).toBe(0o600);
  const full = testFolder();
  mkdirSync(join(full, 'file'), { recursive: true });
  writeFileSync(join(full, '.figures'), '');
  expect(() => new FigureLog(full, day)).toThrow();
});

test('a folder without figures has none', () => expect(notedNow(testFolder())).toEqual([]));
