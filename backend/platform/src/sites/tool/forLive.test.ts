import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import type { Mode } from '../forLive';
import { sandboxSites } from '../siteFolder';
import { runTool } from './tool';

const folder = mkdtempSync(join(tmpdir(), 'marquee-for-live-'));
cpSync(join(sandboxSites, 'common'), join(folder, 'common'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command line; what it says, and its exit code. */
function run(mode: Mode | undefined, ...line: string[]) {
  const said: string[] = [];
  const print = (text: string) => void said.push(text);
  const code = runTool(line, { folder, port: 3000, now: Date.now, print, mode }, print);
  return { code, said: said.join('') };
}
const one = ['--template', 'slot5'];
run(undefined, 'create', 'bare.example', ...one);
run(undefined, 'create', 'casino.example', ...one, '--jurisdiction', 'uk', '--live');
run(undefined, 'create', 'casino.localhost', ...one);

const lines = {
  'bare.example': [/bare\.example\.json:\d+ legal: is missing: live mode does not start without it; fill it in/],
  'casino.example': [
    /casino\.example\.json:\d+ legal\.licence: is empty: live mode does not start without it; fill it in/,
    /casino\.example\.json:\d+ legal\.dispute_body: is empty/,
  ],
};

describe('site files are judged for the mode', () => {
  for (const command of ['validate', 'migrate'] as const) {
    test(`${command}: in live mode, set or asked for, what keeps it from starting is an error`, () => {
      for (const { code, said } of [run('live', command), run('sandbox', command, '--mode', 'live')]) {
        expect(code).toBe(1);
        for (const line of Object.values(lines).flat()) expect(said).toMatch(line);
        expect(said).toMatch(/bare\.example\.json:\d+ \(whole file\): pictures are at \/art\//);
        expect(said).toMatch(/casino\.localhost\.json:\d+ domain_name: domain_name is one of this machine only/);
        expect(said).not.toContain('warning: legal');
      }
    });

    test(`${command}: in the sandbox and without a mode it is a warning, and none for sites of this machine`, () => {
      for (const { code, said } of [
        run('sandbox', command),
        run(undefined, command),
        run('live', command, '--mode', 'sandbox'),
      ]) {
        expect(code).toBe(0);
        expect(said).toMatch(/bare\.example\.json:\d+ warning: legal: is missing: live mode does not start without it/);
        expect(said).toMatch(/casino\.example\.json:\d+ warning: legal\.dispute_body: is empty/);
        expect(said).not.toMatch(/casino\.localhost\.json:\d+ (warning: )?(legal|domain_name)/);
      }
    });
  }

  test('a mode that there is not is named', () => {
    expect(run(undefined, 'validate', '--mode', 'test')).toEqual({
      code: 1,
      said: 'test is no mode. Write --mode sandbox or --mode live\n',
    });
  });
});
