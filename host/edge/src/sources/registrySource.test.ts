import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { RegistrySource } from './registrySource';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-source-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, revision: number) =>
  writeFileSync(join(folder, file), JSON.stringify({ format: 1, revision, remotes: {} }));
const source = () => new RegistrySource(folder, (error) => expect(error).toBe(undefined));

test('a new revision is taken at once, whether registry.json has followed or not', () => {
  mkdirSync(join(folder, '.registry'));
  write('.registry/1.json', 1);
  write('registry.json', 1);
  const registries = source();
  expect(registries.current().revision).toBe(1);
  write('.registry/2.json', 2);
  expect(registries.current().revision).toBe(2);
  write('registry.json', 2);
  expect(registries.current().revision).toBe(2);
});

test('without kept revisions, the next registry.json is taken, and no other', () => {
  write('registry.json', 1);
  const reported: string[] = [];
  const registries = new RegistrySource(folder, (error) => reported.push(String(error)));
  expect(registries.current().revision).toBe(1);
  write('registry.json', 99);
  expect(registries.current().revision).toBe(1);
  expect(reported).toEqual([expect.stringContaining('revision 99 does not follow 1, which stays')]);
  write('registry.json', 2);
  expect(registries.current().revision).toBe(2);
});

test('a registry.json that is above every kept revision is reported, and never taken', async () => {
  mkdirSync(join(folder, '.registry'));
  write('.registry/1.json', 1);
  write('registry.json', 1);
  const reported: string[] = [];
  const registries = new RegistrySource(folder, (error) => reported.push(String(error)));
  expect(registries.current().revision).toBe(1);
  write('registry.json', 22);
  await expect.poll(() => registries.faults).toBe(1);
  expect([registries.current().revision, reported.length]).toEqual([1, 1]);
  write('.registry/2.json', 2);
  expect(registries.current().revision).toBe(2);
});

test('requests that were waiting together get the same answer, and the next one what has changed since', async () => {
  write('registry.json', 1);
  const registries = source();
  expect(registries.forRequest().revision).toBe(1);
  write('registry.json', 2);
  expect(registries.forRequest().revision).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(registries.forRequest().revision).toBe(2);
});
