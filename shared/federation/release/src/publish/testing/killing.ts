import { setTimeout as after } from 'node:timers/promises';
import { readRegistry } from '../../registry/folderReading';
import { ended, startProgram } from '../../registry/testing/runProgram';
import { testFolder } from '../../testing';
import { damagedIn, litterIn, releasesWith } from './releases';

/** What killed releases have left. */
export interface Killed {
  /** How many runs were killed before they were done, and how many of those had gone live all the same. */
  killed: number;
  live: number;
  /**
   * What cannot be: another version than the one before or the one released, faults, files that are not what the
   * registry says.
   */
  between: string[];
  /** What was there after the next run that was not killed. */
  litter: string[];
}

const program = new URL('../../tool/deliverCli.ts', import.meta.url);

/**
 * Releases a version after the other with the tool, and kills it at a moment that `random` (0–1) says, until it was
 * killed so often before it was done; the last run is left alone.
 */
export async function releasesKilled(times: number, random: () => number): Promise<Killed> {
  const to = testFolder();
  const state: Killed = { killed: 0, live: 0, between: [], litter: [] };
  const run = (from: string) => startProgram(program, ['release', '--from', from], { RELEASES_DIR: to });
  const began = performance.now();
  const first = await ended(run(await releasesWith('1.0.0')));
  if (first.code !== 0) throw new Error(`The tool fails: ${first.stderr}`);
  let shortest = performance.now() - began;
  let before = '1.0.0';
  const released = new Set([before, '2.0.0']);
  for (let at = 1; state.killed < times; at++) {
    const wanted = `1.0.${at}`;
    const from = await releasesWith(wanted);
    const started = performance.now();
    const child = run(from);
    const end = ended(child);
    // Most of a run is the start of the process: what matters is at its end.
    await Promise.race([after(shortest * (0.5 + 0.6 * random())), end]);
    child.kill('SIGKILL');
    const { code } = await end;
    const { registry, faults } = readRegistry(to);
    const live = registry.remotes.lobby?.live ?? '';
    if (code === 0) shortest = Math.min(shortest, performance.now() - started);
    if (code === null) state.killed += 1;
    if (code === null && live === wanted) state.live += 1;
    const problems = [...faults.map(({ message }) => message), ...damagedIn(to)];
    if (live !== before && live !== wanted) problems.push(`${live} after ${before} and ${wanted}`);
    if (code === 0 && live !== wanted) problems.push(`${wanted} was said to be live`);
    state.between.push(...problems);
    before = live;
    released.add(live);
  }
  const last = await ended(run(await releasesWith('2.0.0')));
  if (last.code !== 0 || readRegistry(to).registry.remotes.lobby?.live !== '2.0.0') state.between.push(last.stderr);
  state.litter = litterIn(to, released);
  return state;
}
