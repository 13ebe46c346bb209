#!/usr/bin/env node
import { readFileSync } from 'node:fs';

/** Commands by name: the program in `server/`, and what it is for. */
const commands = {
  site: ['site', 'edge and backend in one process'],
  edge: ['edge', 'the edge alone; BACKEND_URL names the backend'],
  backend: ['backend', 'the backend alone'],
  sandbox: ['sandbox', "the sandbox's partners in a process of their own, to try live mode with"],
  backup: ['backup', '<file> [--force]: everything in the database, while the backend runs'],
  restore: ['restore', '<file> [--force]: a backup back into the database'],
  'verify-ledger': ['verifyLedger', 'proves that the stored money adds up'],
  withdrawals: ['withdrawals', 'lists, releases and refuses withdrawals of blocked players'],
  'held-wins': ['heldWins', 'lists, releases and refuses wins that wait for a decision'],
  adjust: ['adjust', "corrects a player's cash by hand, once for each case"],
  closings: ['closings', "lists accounts that are being closed, opens one again, prints a player's data"],
  'reset-factors': ['resetFactors', 'takes passkeys and authenticator app from a player who has lost them'],
  'name-requests': ['nameRequests', 'lists, accepts and refuses names that players ask for'],
  gifts: ['gifts', 'lists gifts that a person had before, and allows one'],
  persons: ['persons', 'lists accounts of possibly the same person'],
  doctor: ['doctor', '[check…] [--json]: what is wrong with this installation, and what to do'],
  conformance: ['conformance', "<partner> --url … --secret-file …: puts a partner's server to the test"],
  sites: ['sites', 'lists, checks, opens and changes site files'],
  pictures: ['pictures', "<folder> [--at /pictures]: the product's own pictures as files, for live sites"],
  release: ['release', '--from <releases folder> [remote…] [--canary 10%] [--site <domain>]'],
  rollback: ['release', '<remote> [version]: an earlier version live again'],
  quarantine: ['release', '<remote> <version> <reason>: a version that nobody runs any more'],
  releases: ['release', 'what is live'],
};

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const help = `Marquee ${version}

node bin/marquee.mjs <command>

${Object.entries(commands)
  .map(([name, [, about]]) => `  ${name.padEnd(14)} ${about}\n`)
  .join('')}
Settings are environment variables: README.md lists them. Relative folders are meant from this archive.
`;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [name = '--help'] = process.argv.slice(2);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Marquee needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else if (['--help', '-h', 'help'].includes(name)) process.stdout.write(help);
else if (['--version', '-v'].includes(name)) process.stdout.write(`${version}\n`);
else if (!Object.hasOwn(commands, name)) {
  process.stderr.write(`There is no command ${name}.\n\n${help}`);
  process.exitCode = 2;
} else {
  const [program] = commands[name];
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  // Each program reads its own words; the one of the releases reads its command as well.
  if (program !== 'release') process.argv.splice(2, 1);
  await import(`../server/${program}.mjs`);
}
