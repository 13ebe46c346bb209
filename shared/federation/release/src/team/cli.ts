#!/usr/bin/env node
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildRemote } from '@marquee/federation-build/buildRemote';
import { teamVersion } from '@marquee/federation-build/teamVersion';
import { checkBuilt } from './checkBuilt';
import { dev } from './dev';

/**
 * `marquee-remote`, the tool of a team with a repository of its own (ADR 86). `build` builds `dist`; `check
 * [folder|archive]` runs the rules on files of the gate, as the host was when the package was packed; `dev` shows the
 * remote on a deployed site (ADR 92).
 */
const print = (line: string) => void process.stdout.write(`${line}\n`);

const commands: Record<string, (words: string[]) => Promise<void>> = {
  async build() {
    const output = resolve('dist');
    rmSync(output, { recursive: true, force: true });
    const { name, version } = await buildRemote(process.cwd(), teamVersion(process.cwd()), output);
    print(`${name}@${version} built into dist`);
  },
  async check([artefact = 'dist']) {
    const { name, version } = await checkBuilt(resolve(artefact));
    print(`${name}@${version} passes the rules on files`);
  },
  dev: (words) => dev(words, print),
};

const [word = '', ...words] = process.argv.slice(2);
try {
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!command) throw new Error(`marquee-remote ${Object.keys(commands).join(' | ')}`);
  await command(words);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
