import { declaredReturn, tolerance } from './engines/engine';
import { engines } from './engines/engines';
import type { Line, Returns } from './engines/returns';
import { returnsOf } from './engines/returnsOf';
import { simulate } from './engines/simulate';
import { allProfiles, type EngineProfile } from './profiles';

/** A row of the return table: lines of a profile with the same declared return. Returns are ratios. */
export interface ReturnRow {
  game: string;
  lines: string;
  /** Number of lines. */
  count: number;
  declared: number;
  /** The smallest and the greatest exact return of its lines. */
  exact: [number, number];
  /**
   * The mean over its lines as simulated, and four standard errors; undefined if no simulation can play well enough.
   */
  simulated?: { rtp: number; within: number };
  /** Lines whose exact return differs from the declared one in the displayed digits. */
  wrong: string[];
}

/** Simulates as many rounds on every line; the mean over all, with its interval. */
function simulateLines({ engine, id }: EngineProfile, lines: readonly Line[], rounds: number) {
  let sum = 0;
  let variance = 0;
  const each = Math.max(2, Math.ceil(rounds / lines.length));
  for (const [index, { play, fixture, deviation }] of lines.entries()) {
    if (play === 'perfect') return undefined;
    const part = simulate(engines[engine], { profile: id, rounds: each, seed: index + 1, play, fixture });
    sum += part.rtp;
    variance += deviation === undefined ? part.error ** 2 : deviation ** 2 / each;
  }
  return { rtp: sum / lines.length, within: (4 * Math.sqrt(variance)) / lines.length };
}

function rowsOf(profile: EngineProfile, { lines, share = 1 }: Returns, rounds: number): ReturnRow[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines(profile.id)) {
    const group = line.group ?? line.name;
    const members = groups.get(group) ?? [];
    members.push(line);
    groups.set(group, members);
  }
  return [...groups].map(([group, members]): ReturnRow => {
    const declared = declaredReturn(profile, members[0]?.name ?? '') / 10_000;
    const simulated = simulateLines(profile, members, rounds * share);
    return {
      game: `${profile.engine} ${profile.id}`,
      lines: group,
      count: members.length,
      declared,
      exact: members.reduce(([least, most], { exact }) => [Math.min(least, exact), Math.max(most, exact)], [1, 0]),
      ...(simulated ? { simulated } : {}),
      wrong: members.flatMap((line) => (Math.abs(line.exact - declared) > tolerance ? [line.name] : [])),
    };
  });
}

/** The return table of every game, with so many simulated rounds per row. Perfect play takes a minute more. */
export function returnTable(rounds: number): ReturnRow[] {
  return allProfiles.flatMap((profile) => rowsOf(profile, returnsOf[profile.engine], rounds));
}
