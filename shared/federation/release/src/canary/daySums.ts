import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LiveVersions, type Sums, sumsOf } from '../health/liveVersions';
import { healthRules } from '../health/rules';
import { madeOnce } from '../registry/sharedSecret';
import type { Noted } from './canaries';

/** The folder of what live versions did on past days, a file for each. It has counts only. No address reaches it. */
const folderName = '.sums';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.record(v.string(), v.object({ visitors: count, failed: count, networks: count }));

/** Keeps the figures of a day that has ended. The first edge that does it decides. */
export function keepDay(releases: string, day: string, noted: readonly Noted[]): void {
  const versions = new LiveVersions();
  for (const one of noted) versions.take(one);
  madeOnce(join(releases, folderName, `${day}.json`), () => Buffer.from(JSON.stringify(versions.today)));
}

/** The figures of the days before one, and removes those that are too old. What cannot be read is left out. */
export function sumsBefore(releases: string, day: string): Sums {
  const oldest = new Date(Date.parse(day) - healthRules.before.days * 24 * 3600_000).toISOString().slice(0, 10);
  const folder = join(releases, folderName);
  const days = namesIn(folder).filter((name) => /^[\d-]{10}\.json$/.test(name) && name < day);
  for (const name of days) if (name < oldest) rmSync(join(folder, name), { force: true });
  return sumsOf(days.filter((name) => name >= oldest).flatMap((name) => sumsIn(join(folder, name))));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function sumsIn(file: string): Sums[] {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return success ? [output] : [];
  } catch {
    return [];
  }
}
