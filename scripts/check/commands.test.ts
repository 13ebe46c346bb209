import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { answered, archiveCommands, commands } from '../../shared/settings/src/commands.mjs';
import { programs } from '../package/layout';
import { root } from './sourceFiles';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const names = Object.keys(scripts);

describe('commands', () => {
  test('are those of package.json, each with its help before its program', () => {
    expect(Object.keys(commands).sort()).toEqual([...names].sort());
    for (const [name, { file, first = [] }] of Object.entries(commands)) {
      const tsx = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
      const line = ['node', '--import', './scripts/lib/help.mjs', ...tsx, file, ...first].join(' ');
      expect(scripts[name], name).toBe(line);
    }
  });

  test('of an archive are its programs', () => {
    const used = new Set(archiveCommands.map(([, script]) => commands[script]?.archive));
    expect([...used].sort()).toEqual(Object.keys(programs).sort());
  });

  test('are those of docs/commands.md', () => {
    const page = readFileSync(join(root, 'docs/commands.md'), 'utf8');
    const cells = page.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? []);
    const listed = cells.flatMap((cell) =>
      [...cell.matchAll(/`(?:npm (?:run )?)?([a-z][\w:-]*)/g)].map(([, name = '']) => name),
    );
    expect(listed.sort()).toEqual([...names].sort());
  });

  test('take the options that they list, and no other', () => {
    for (const [name, { options = {}, passes }] of Object.entries(commands)) {
      for (const option of Object.keys(options))
        expect(answered(name, [option, 'word']), `${name} ${option}`).toBe(undefined);
      expect(answered(name, ['--help'])?.code, name).toBe(passes === 'the tool itself' ? undefined : 0);
      expect(answered(name, ['--no-such-option=1'])?.code, name).toBe(passes ? undefined : 2);
    }
  });
});
