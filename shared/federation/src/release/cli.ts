import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry, readRegistry } from '../registry';
import { hostApiVersion } from '../shared';
import { releaseRequest } from './arguments';
import { releaseLines, rollbackLine } from './commands';
import { promote } from './promote';
import { publishAll, publishSet } from './publishAll';
import { simulate } from './simulate';
import { simulatedSites } from './sites';
import { releasesFolder, remoteNames, workspaceRoot } from './workspace';

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function release(words: string[]): Promise<void> {
  const { names, audience, dryRun, simulate: replay } = releaseRequest(words);
  const unknown = names.find((name) => !remoteNames().includes(name));
  if (unknown) throw new Error(`There is no remotes/${unknown}. Known: ${remoteNames().join(', ')}.`);
  const releases = releasesFolder();
  const published = await publishSet(names, releases, { dryRun: dryRun || replay });
  if (replay) return showSimulation(releases, published, audience);
  for (const { remote, version, built } of published) {
    print(`${remote}@${version} ${built ? 'built and checked' : 'unchanged'}${dryRun ? ', not published' : ''}`);
  }
  if (!dryRun) print(`Live with revision ${promote(releases, published, audience).revision}.`);
}

function showSimulation(releases: string, ...[published, audience]: Tail<Parameters<typeof promote>>): void {
  const draft = mkdtempSync(join(tmpdir(), 'marquee-'));
  try {
    const file = join(releases, 'registry.json');
    if (existsSync(file)) cpSync(file, join(draft, 'registry.json'));
    const before = existsSync(file) ? readRegistry(releases) : emptyRegistry;
    const changes = simulate(
      before,
      promote(draft, published, audience),
      simulatedSites(workspaceRoot),
      hostApiVersion,
    );
    for (const { site, language, gone, added } of changes) {
      print(`${site}  ${language}`);
      for (const line of gone) print(`  − ${line}`);
      for (const line of added) print(`  + ${line}`);
    }
    if (changes.length === 0) print('Nothing changes for anybody.');
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function all(): Promise<void> {
  for (const { remote, version, built } of await publishAll())
    print(`${remote}@${version} ${built ? 'published' : 'unchanged'}`);
}

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

const [command = '', ...words] = process.argv.slice(2);
try {
  if (command === 'release') await release(words);
  else if (command === 'rollback') print(rollbackLine(releasesFolder(), words));
  else if (command === 'releases') releaseLines(releasesFolder()).forEach(print);
  else if (command === 'publish-all') await all();
  else throw new Error('release, rollback, releases or publish-all?');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
