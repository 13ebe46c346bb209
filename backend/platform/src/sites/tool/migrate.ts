import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { called } from '@marquee/settings/root';
import { migrateSites } from '../migrate/migrateSites';
import { recountNotes } from '../migrate/recounted';
import { writeFiles } from '../migrate/writeFiles';
import { type Command, modeOf, modeOption } from './command';
import { diff } from './diff';
import { ToolError } from './workspace';

/** Whole numbers of tokens, in the order of levels. */
function giftsOf(words: readonly string[]): number[] {
  const wrong = words.find((word) => !/^[1-9]\d{0,11}$/.test(word));
  if (wrong) throw new ToolError(`${wrong} is no gift. Write whole numbers of game tokens: --gifts 200,500,1500,5000`);
  return words.map(Number);
}

/** A new folder name for a backup. */
function backupName(folder: string, now: number): string {
  const day = new Date(now)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const names = Array.from({ length: 100 }, (_, count) => join(folder, `before-${day}${count ? `-${count}` : ''}`));
  return names.find((name) => !existsSync(name)) ?? join(folder, `before-${now}`);
}

/** Migrates site files of an older version. */
export const migrate: Command = {
  usage: '',
  summary: 'Mends site files of an older version: shows what changes, and writes it with --write.',
  options: {
    write: 'writes the files, and keeps the old ones in a folder before-<time> beside them',
    gifts: 'what VIP levels after the first give, in game tokens, where they give nothing: 200,500,1500,5000',
    ...modeOption,
  },
  details:
    'What has one meaning is mended; anything else is named, for you to decide, and then nothing is written. Run it again as often as you like.',
  flags: ['write'],
  words: [0, 0],
  run(workspace, given) {
    const { folder, print, now } = workspace;
    const { flag, list } = given;
    const mode = modeOf(workspace, given);
    const { files, open, forLive } = migrateSites(folder, giftsOf(list('gifts')), now(), mode);
    for (const { name, before, after, notes } of files) {
      // The schema file is generated; its changes need no review.
      const lines = name.endsWith('.schema.json') ? '' : diff(name, before, after);
      print(`${notes.map((note) => `${name}: ${note}\n`).join('')}${lines}\n`);
    }
    for (const note of recountNotes(folder)) print(`${note}\n`);
    for (const line of forLive) print(`${line}\n`);
    if (open.length > 0) {
      print(`\nA person must decide; nothing is written before:\n${open.map((line) => `${line}\n`).join('')}`);
      return 1;
    }
    const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
    if (files.length === 0) print('Nothing to change: this version reads all site files.\n');
    else if (!flag('write'))
      print(`${count} would change. Nothing is written yet: ${called('site', 'migrate --write')}\n`);
    else {
      const backup = backupName(folder, now());
      writeFiles(files, backup);
      print(`${count} changed. As they were: ${backup}\nBack to them: cp -R ${backup}/. ${folder}/\n`);
    }
    return mode === 'live' && forLive.length > 0 ? 1 : 0;
  },
};
