#!/usr/bin/env node
import { readFileSync } from 'node:fs';

/** The table of commands has the same path as in a checkout. */
const table = new URL('../shared/settings/src/commands.mjs', import.meta.url);
const { answered, archiveCommands, commands } = await import(table.href);

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const help = `Marquee ${version}

node bin/marquee.mjs <command>

${archiveCommands.map(([name, script]) => `  ${name.padEnd(14)} ${commands[script].about}\n`).join('')}
More on one: node bin/marquee.mjs <command> --help
Settings are environment variables: docs/settings.md lists them. Relative folders are meant from this archive.
`;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [name = '--help'] = process.argv.slice(2);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Marquee needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else if (['--help', '-h', 'help'].includes(name)) process.stdout.write(help);
else if (['--version', '-v'].includes(name)) process.stdout.write(`${version}\n`);
else await start(archiveCommands.find(([known]) => known === name)?.[1]);

/** Answers `--help` and unknown options, or runs the command's program. */
async function start(script) {
  if (script === undefined) {
    process.stderr.write(`There is no command ${name}. node bin/marquee.mjs --help lists them.\n`);
    process.exitCode = 2;
    return;
  }
  const answer = answered(script, process.argv.slice(3));
  if (answer) {
    (answer.code === 0 ? process.stdout : process.stderr).write(answer.text);
    process.exitCode = answer.code;
    return;
  }
  const { archive, first } = commands[script];
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  // Programs parse their own arguments; the release program also needs its command.
  if (!first) process.argv.splice(2, 1);
  await import(`../server/${archive}.mjs`);
}
