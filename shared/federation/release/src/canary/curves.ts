import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import * as v from 'valibot';
import type { Canaries } from './canaries';
import { dayOf } from './figureLog';

/** The folder of samples, a file for each day. It has counts only. No address of an edge reaches it. */
const folderName = '.curves';

/** Time between two samples, and for how long they are kept, ms. */
const sampleEvery = 10 * 60_000;
const keptFor = 8 * 24 * 3600_000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const arm = v.object({ visitors: count, failed: count });
const name = v.pipe(v.string(), v.maxLength(200));
const schema = v.object({
  /** Ms since 1970. */
  at: count,
  remote: name,
  version: name,
  percent: v.number(),
  canary: arm,
  live: arm,
});

/** Visitors of both arms of a canary at one time, since its percentage or the day (UTC) began. */
export type Sample = v.InferOutput<typeof schema>;

function sampleIn(line: string): Sample[] {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(line));
    return success ? [output] : [];
  } catch {
    return [];
  }
}

function daysIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** What edges note of canaries in the course of days, for curves. Edges that count together note the same. */
export class CurveLog {
  #notedAt = Number.NEGATIVE_INFINITY;

  constructor(readonly releases: string) {}

  /**
   * Notes both arms of each canary, unless it did within ten minutes; `isLast`: in any case, as one is about to end.
   * Throws if the folder cannot be written.
   */
  note({ remotes }: Registry, canaries: Canaries, now: number, isLast = false): void {
    if (!isLast && now - this.#notedAt < sampleEvery) return;
    this.#notedAt = now;
    const lines = Object.entries(remotes).flatMap(([remote, record]) => {
      const { version, percent } = record.canary ?? {};
      if (version === undefined || percent === undefined) return [];
      const arms = canaries.armsOf(remote, record);
      const [{ networks: _own, ...canary }, { networks: _others, ...live }] = [
        arms.counts('canary'),
        arms.counts('live'),
      ];
      return [`${JSON.stringify({ at: now, remote, version, percent, canary, live } satisfies Sample)}\n`];
    });
    if (lines.length === 0) return;
    const folder = join(this.releases, folderName);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const oldest = `${dayOf(now - keptFor)}.ndjson`;
    for (const day of daysIn(folder)) if (day < oldest) rmSync(join(folder, day), { force: true });
    appendFileSync(join(folder, `${dayOf(now)}.ndjson`), lines.join(''), { mode: 0o600 });
  }
}

/** All samples since a time, ms since 1970, in their order. What cannot be read is left out. */
export function samplesSince(releases: string, since: number): Sample[] {
  const folder = join(releases, folderName);
  const first = `${dayOf(since)}.ndjson`;
  return daysIn(folder)
    .filter((day) => day >= first)
    .flatMap((day) => {
      try {
        return readFileSync(join(folder, day), 'utf8').split('\n').flatMap(sampleIn);
      } catch {
        return [];
      }
    })
    .filter(({ at }) => at >= since)
    .sort((a, b) => a.at - b.at);
}
