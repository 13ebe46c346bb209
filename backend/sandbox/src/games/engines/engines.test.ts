import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@rstest/core';
import { engineNames, engines } from './engines';

describe('the table of engines', () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  test('has every folder, and nothing else', () => {
    expect(folders.map(({ name }) => name).sort()).toEqual([...engineNames].sort());
  });

  test.each(engineNames)('%s has a client, and returns that its tests prove', (name) => {
    const files = readdirSync(join(here, name));
    expect(files).toEqual(expect.arrayContaining(['client.ts', 'return.ts', 'engine.test.ts']));
    expect(readFileSync(join(here, name, 'engine.test.ts'), 'utf8')).toContain(`testEngine(${name}, returns)`);
  });

  test.each(engineNames)('%s declares a game, and no two under one name', (name) => {
    const ids = engines[name].profiles.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the two halves of an engine', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const browser = /^games\/engines\/\w+\/(?:(?:client|stage|rules|texts)|drawing\/\w+)\.ts$/;
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const importsOf = (path: string) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/(?:from|import|import\() ['"]([^'"]+)['"]/g)].map(
      ([, specifier = '']) => specifier,
    );
  const wrong = (from: (path: string) => boolean, to: RegExp) =>
    sources.filter(from).filter((path) => importsOf(path).some((specifier) => to.test(specifier)));

  test('are separate: server code imports nothing of the browser', () => {
    expect(sources.filter((path) => browser.test(path)).length).toBeGreaterThan(engineNames.length * 3);
    expect(wrong((path) => !browser.test(path), /play\/src|^\..*\/(?:client|stage|drawing\/\w+)$/)).toEqual([]);
  });

  test('are separate: the browser loads no proof of returns and no storage', () => {
    expect(
      wrong((path) => browser.test(path), /\/(?:return|returns|returnsOf|simulate|rounds|sessions)$|^node:/),
    ).toEqual([]);
  });
});
