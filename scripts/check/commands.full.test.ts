import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { archiveCommands, commands } from '../../shared/settings/src/commands.mjs';
import { copyPath } from '../package/copyFiles';
import { files } from '../package/layout';
import { root } from './sourceFiles';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const names = Object.keys(scripts);

/** The parts of an archive besides servers that commands need before a program runs. */
const archive = mkdtempSync(join(tmpdir(), 'marquee-commands-'));
beforeAll(() => {
  copyPath(join(root, 'scripts/package/archive'), archive);
  mkdirSync(join(archive, 'host/templates'), { recursive: true });
  const settings = files.find(({ path }) => path === 'shared/settings/src');
  copyPath(join(root, 'shared/settings/src'), join(archive, 'shared/settings/src'), settings?.only);
  writeFileSync(join(archive, 'package.json'), '{"version":"1.0.0","type":"module"}');
});
afterAll(() => rmSync(archive, { recursive: true }));

async function run(words: readonly string[], cwd: string) {
  const child = spawn(process.execPath, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', error: '' };
  child.stdout.on('data', (part) => (said.out += part));
  child.stderr.on('data', (part) => (said.error += part));
  const [code] = await once(child, 'close');
  return { code, ...said };
}

/** Runs a command as `npm run` does. */
const inCheckout = (name: string, ...words: string[]) =>
  run([...(scripts[name] ?? '').split(' ').slice(1), ...words], root);
const inArchive = (name: string, ...words: string[]) => run(['bin/marquee.mjs', name, ...words], archive);

/** Asserts that output is a help text. */
function isHelp({ code, out, error }: Awaited<ReturnType<typeof run>>, call: string) {
  expect({ code, error }).toEqual({ code: 0, error: '' });
  const lines = out.split('\n');
  expect(lines[0]?.startsWith(call), out).toBe(true);
  expect(lines).toContain('Examples:');
  expect(lines).toContain('Exit codes:');
  expect(lines.filter((line) => line.startsWith(`  ${call}`)).length, 'an example of its own').toBeGreaterThan(0);
}

const callOf = (name: string) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);

describe.each(names)('npm run %s', (name) => {
  test('answers --help', async () => isHelp(await inCheckout(name, '--help'), callOf(name)));

  test.runIf(!commands[name]?.passes)('refuses an unknown option in a sentence', async () => {
    const { code, out, error } = await inCheckout(name, '--no-such-option');
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(/^--no-such-option is no option of npm [^\n]*\n$/);
  });
});

describe.each(archiveCommands.filter(([, script]) => commands[script]?.passes === undefined))(
  '%s of an archive',
  (name) => {
    test('answers --help, under its name there', async () => {
      const help = await inArchive(name, '--help');
      isHelp(help, `node bin/marquee.mjs ${name}`);
      expect(help.out).not.toContain('npm run');
    });

    test('refuses an unknown option in a sentence', async () => {
      const { code, out, error } = await inArchive(name, '--no-such-option');
      expect([code, out]).toEqual([2, '']);
      expect(error).toMatch(/^--no-such-option is no option of node bin\/marquee\.mjs [^\n]*\n$/);
    });
  },
);

test('npm run site refuses an unknown option in a sentence', async () => {
  const { code, out, error } = await inCheckout('site', 'list', '--no-such-option');
  expect([code, out]).toEqual([2, '']);
  expect(error).toMatch(/^Unknown option '--no-such-option'\. npm run site -- list --help says more\.\n$/);
});
