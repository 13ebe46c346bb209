import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root } from '../../scripts/check/sourceFiles';
import { isUnit } from '../../scripts/rules/rule';
import { readRules } from '../../scripts/rules/ruleTable';
import { mutations } from './mutations';

const rules = readRules();
const withUnit = rules.filter((rule) => rule.tests.some(isUnit));

describe('lab/breaks/mutations.ts', () => {
  test.each(mutations.map((mutation) => [mutation.rule, mutation.to, mutation] as const))(
    '%s: what is to become %j is there once, and its test has the id',
    (id, _, { file, from, to, test: testFile }) => {
      const rule = rules.find((one) => one.id === id);
      expect(rule?.tests.map((cited) => cited.file)).toContain(testFile);
      expect(from).not.toBe(to);
      expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
    },
  );

  test('break every rule that has a unit test', () => {
    const broken = new Set(mutations.map(({ rule }) => rule));
    expect(withUnit.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
  });
});

describe('lab/breaks/breakRules.ts', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('leaves no copy behind when %s stops it', async (signal, code) => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-stopped-'));
    const program = ['--import', 'tsx', 'lab/breaks/breakRules.ts', 'D5.02'];
    const env = { ...process.env, TMPDIR: folder };
    const child = spawn(process.execPath, program, { cwd: root, env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const copies = () => readdirSync(folder).filter((name) => name.startsWith('marquee-rules-'));
    await expect.poll(() => copies().length > 0 || child.exitCode !== null).toBe(true);
    child.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(copies()).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
