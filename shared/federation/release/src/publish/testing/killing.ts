import { setTimeout as after } from 'node:timers/promises';
import { readRegistry } from '../../registry/folderReading';
import { ended, startProgram } from '../../registry/testing/runProgram';
import { testFolder } from '../../testing';
import { hostFacts } from '../hostFacts';
import { damagedIn, litterIn, releasesWith } from './releases';

/** The results of killed releases. */
export interface Killed {
  /** Number of runs killed before they finished, and how many of those were live nevertheless. */
  killed: number;
  live: number;
  /** Inconsistencies: a version neither old nor new, faults, files that differ from the registry. */
  between: string[];
  /** What was left after the next complete run. */
  litter: string[];
}

const program = new URL('../../tool/deliverCli.ts', import.meta.url);

/**
 * Releases versions one after another with the tool, killing it at times from `random` (0–1), until it was killed
 * `times` times before finishing; the last run is not killed.
 */
export async function releasesKilled(times: number, random: () => number): Promise<Killed> {
  const to = testFolder();
  const state: Killed = { killed: 0, live: 0, between: [], litter: [] };
  const run = (from: string) => startProgram(program, ['release', '--from', from], { RELEASES_DIR: to });
  const began = performance.now();
  const first = await ended(run(await releasesWith('1.0.0', undefined, undefined, { host: hostFacts() })));
  if (first.code !== 0) throw new Error(`The tool fails: ${first.stderr}`);
  let shortest = performance.now() - began;
  let before = '1.0.0';
  const released = new Set([before, '2.0.0']);
  for (let at = 1; state.killed < times; at++) {
    const wanted = `1.0.${at}`;
    const from = await releasesWith(wanted, undefined, undefined, { host: hostFacts() });
    const started = performance.now();
    const child = run(from);
    const end = ended(child);
    // Most of a run is process start-up: the interesting part is at its end.
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
  const last = await ended(run(await releasesWith('2.0.0', undefined, undefined, { host: hostFacts() })));
  if (last.code !== 0 || readRegistry(to).registry.remotes.lobby?.live !== '2.0.0') state.between.push(last.stderr);
  state.litter = litterIn(to, released);
  return state;
}
