import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { readRegistry } from '../../registry/folderReading';
import { type Ended, ended, startProgram } from '../../registry/testing/runProgram';
import { hostFacts } from '../hostFacts';
import { damagedIn, litterIn, releasesWith } from './releases';

const held = new URL('../../tool/testing/heldCli.ts', import.meta.url);
const tool = new URL('../../tool/deliverCli.ts', import.meta.url);

/** What the second release is, beside the first one of `lobby` 1.1.0, which nobody has had before. */
export const seconds = ['another version', 'the same version', 'another remote'] as const;

/** What becomes of the first, once the second has ended. */
export const ends = ['goes on', 'is killed'] as const;

/** Two releases at once: the first stops before its n-th call of a function, and the second runs meanwhile. */
export interface TwoReleases {
  second: (typeof seconds)[number];
  end: (typeof ends)[number];
  write: string;
  at: number;
}

/** What came of them. */
export interface Outcome extends TwoReleases {
  /** Whether the first stopped: it has that many calls. */
  wasHeld: boolean;
  /** `live`, or how the release ended otherwise. */
  outcomes: [first: string, second: string];
  problems: string[];
  litter: string[];
}

/** The exit code of the first, and what happens when it is held. */
async function firstWhile(
  { write, at, end }: TwoReleases,
  words: string[],
  to: string,
  meanwhile: () => Promise<void>,
): Promise<Ended & { wasHeld: boolean }> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(held), write, String(at), ...words], {
    env: { ...process.env, NODE_OPTIONS: '', RELEASES_DIR: to },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const all = ended(child);
  const wasHeld = await new Promise<boolean>((done) => {
    child.stdout.on('data', (text) => String(text).includes('held') && done(true));
    void all.then(() => done(false));
  });
  if (wasHeld) await meanwhile();
  if (end === 'is killed') child.kill('SIGKILL');
  child.stdin.end();
  return { ...(await all), wasHeld };
}

const isIn = ({ remotes }: Registry, remote: string, version: string) =>
  remotes[remote]?.history.some((entry) => entry.version === version && entry.action === 'release') ?? false;

/** Runs them, and a third release afterwards. */
export async function twoReleases(how: TwoReleases): Promise<Outcome> {
  const to = await releasesWith('1.0.0', undefined, undefined, { host: hostFacts() });
  const from = {
    first: await releasesWith('1.1.0', undefined, undefined, { host: hostFacts() }),
    'another version': await releasesWith('1.2.0', undefined, undefined, { host: hostFacts() }),
    'the same version': await releasesWith('1.1.0', undefined, undefined, { host: hostFacts() }),
    'another remote': await releasesWith('1.0.0', undefined, undefined, { remote: 'bingo', host: hostFacts() }),
  };
  const [remote, version] =
    how.second === 'another remote'
      ? ['bingo', '1.0.0']
      : ['lobby', how.second === 'the same version' ? '1.1.0' : '1.2.0'];
  const run = (releases: string) =>
    ended(startProgram(tool, ['release', '--from', releases, remote ?? ''], { RELEASES_DIR: to }));
  let second: Ended | undefined;
  const first = await firstWhile(how, ['release', '--from', from.first, 'lobby'], to, async () => {
    second = await run(from[how.second]);
  });
  const { registry, faults } = readRegistry(to);
  const problems = [...faults.map(({ message }) => message), ...damagedIn(to), ...damagedIn(to, 'bingo')];
  const isLive = (one: string, named: string) => isIn(registry, one, named);
  const check = (name: string, one: Ended | undefined, wasReleased: boolean) => {
    if (one?.code === 0 && !wasReleased) problems.push(`the ${name} was said to be live`);
    if (one && one.code !== null && one.code !== 0 && !/meanwhile|another run|was first/.test(one.stderr))
      problems.push(one.stderr);
  };
  check('first', first, isLive('lobby', '1.1.0'));
  check('second', second, isLive(remote ?? '', version ?? ''));
  const { live } = registry.remotes.lobby ?? {};
  const last = registry.remotes.lobby?.history.findLast(({ action }) => action === 'release')?.version;
  if (live !== last) problems.push(`${live} is live, ${last} was released last`);
  const twice = registry.remotes.lobby?.history.filter((entry) => entry.version === '1.1.0') ?? [];
  if (twice.length > 1) problems.push('1.1.0 went live twice');
  const outcomes = [first, second].map((one) =>
    !one ? 'not run' : one.code === 0 ? 'live' : one.code === null ? 'killed' : 'refused',
  );
  const next = await ended(
    startProgram(
      tool,
      ['release', '--from', await releasesWith('2.0.0', undefined, undefined, { host: hostFacts() }), 'lobby'],
      { RELEASES_DIR: to },
    ),
  );
  if (next.code !== 0 || readRegistry(to).registry.remotes.lobby?.live !== '2.0.0') problems.push(next.stderr);
  const released = new Set(['2.0.0', ...['1.0.0', '1.1.0', '1.2.0'].filter((one) => isLive('lobby', one))]);
  const litter = litterIn(to, released).filter((name) => name !== 'bingo' || !isLive('bingo', '1.0.0'));
  return { ...how, wasHeld: first.wasHeld, outcomes: [outcomes[0] ?? '', outcomes[1] ?? ''], problems, litter };
}

/** Stops the first release before each call of a function, one pair of releases for each. */
export async function pairsAt(
  write: string,
  second: TwoReleases['second'],
  end: TwoReleases['end'],
): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for (let at = 1; found.at(-1)?.wasHeld !== false; at++) found.push(await twoReleases({ write, at, second, end }));
  return found;
}
