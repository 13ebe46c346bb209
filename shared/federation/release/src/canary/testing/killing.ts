import { createInterface } from 'node:readline';
import { startProgram } from '../../registry/testing/runProgram';
import { testFolder } from '../../testing';
import { FigureLog, notedNow } from '../figureLog';

/** What is known of the notes of edges that were killed. */
export interface KilledEdges {
  /** How many salts they had. */
  salts: number;
  /** Visitors whose note was made, and who are not known: to an edge that went on, or to one that is started now. */
  lost: string[];
  /** Visitors who are known more than once. */
  twice: string[];
  /** The most notes of one edge that are known and that it did not say it had made. */
  unsaid: number;
}

const program = new URL('./noter.ts', import.meta.url);
const day = '2026-11-26';

/** Runs an edge that notes visitors, tells each line of its output, and kills it in the middle of what it does then. */
async function runKilled(words: readonly string[], lines: number, tell: (line: string) => void): Promise<void> {
  const child = startProgram(program, words);
  let left = lines;
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    tell(line);
    left -= 1;
    if (left === 0) child.kill('SIGKILL');
  }
  if (left > 0) throw new Error('An edge has ended by itself.');
}

function doubles(all: readonly string[]): string[] {
  const seen = new Set<string>();
  return all.filter((one) => seen.has(one) || !seen.add(one));
}

function missing(all: readonly string[], known: readonly string[]): string[] {
  const there = new Set(known);
  return all.filter((one) => !there.has(one));
}

/**
 * Starts two edges at a time, `rounds` times, and kills each after a number of notes by `random` (0–1), while another
 * edge reads what they note.
 */
export async function edgesKilled(rounds: number, random: () => number): Promise<KilledEdges> {
  const releases = testFolder();
  const survivor = new FigureLog(releases, day);
  const [read, made, salts] = [[] as string[], [] as string[], new Set<string>()];
  const listen = () => read.push(...survivor.news().map(({ session }) => session));
  const run = (name: string) =>
    runKilled([releases, day, name], 2 + Math.floor(200 * random()), (line) => {
      const [, kind, what = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
      if (kind === 'salt') salts.add(what);
      else made.push(what);
      listen();
    });
  for (let round = 0; round < rounds; round++) await Promise.all(['a', 'b'].map((name) => run(`${name}${round}`)));
  listen();
  const now = notedNow(releases).map(({ session }) => session);
  const unsaid = new Map<string, number>();
  for (const visitor of missing(now, made)) {
    const [edge = ''] = visitor.split(' ');
    unsaid.set(edge, (unsaid.get(edge) ?? 0) + 1);
  }
  return {
    salts: salts.size,
    lost: [read, now].flatMap((known) => missing(made, known)),
    twice: [read, now].flatMap(doubles),
    unsaid: Math.max(0, ...unsaid.values()),
  };
}
