import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence, Registry } from '@marquee/federation-runtime/registry/schema';
import * as v from 'valibot';
import { givenVersions } from './choices';
import { type Kept, keptReasons, seenToWork } from './healing';

/** A version that fails and stays, as an edge saw it last (ADR 94). */
export interface Failing {
  remote: string;
  version: string;
  /** ISO 8601. */
  at: string;
  because: Kept;
  evidence: Pick<Evidence, 'visitors' | 'failed' | 'networks' | 'cause' | 'place'>;
}

/** The folder with a file for each of them. No address of an edge reaches it. */
const folderName = '.failing';

/** For how long it is said after the last failure, ms. */
const saidFor = 3600_000;

const schema = v.object({
  remote: v.string(),
  version: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  because: v.picklist(keptReasons),
  evidence: v.object({
    visitors: v.number(),
    failed: v.number(),
    networks: v.number(),
    cause: v.string(),
    place: v.string(),
  }),
});

/** Notes a version that fails and stays, for all who look at the folder. */
export function noteFailing(releases: string, failing: Failing): void {
  const folder = join(releases, folderName);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${randomUUID()}.draft`);
  writeFileSync(draft, JSON.stringify(failing), { mode: 0o600 });
  renameSync(draft, join(folder, `${failing.remote}@${failing.version}.json`));
}

function failingIn(file: string): Failing[] {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return success ? [output] : [];
  } catch {
    return [];
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

const isCurrent = ({ remotes }: Registry, { remote, version, at }: Failing, now: number) => {
  const record = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  return record !== undefined && givenVersions(record).includes(version) && now - Date.parse(at) < saidFor;
};

function notedNow(releases: string, registry: Registry, now: number): Failing[] {
  const folder = join(releases, folderName);
  const noted = namesIn(folder).flatMap((name) => failingIn(join(folder, name)));
  return noted.filter((failing) => isCurrent(registry, failing, now));
}

/** The versions that fail at present and stay. */
export const failingNow = (releases: string, registry: Registry, now = Date.now()): Failing[] =>
  notedNow(releases, registry, now).filter(({ because }) => because !== seenToWork);

/** The versions of which few visitors say that they fail, and which worked when the edge looked itself (ADR 102). */
export const doubtedNow = (releases: string, registry: Registry, now = Date.now()): Failing[] =>
  notedNow(releases, registry, now).filter(({ because }) => because === seenToWork);

/** Removes the notes of what nobody is given any more, or that is long ago. */
export function forgetFailing(releases: string, registry: Registry, now = Date.now()): void {
  const folder = join(releases, folderName);
  for (const name of namesIn(folder)) {
    const file = join(folder, name);
    if (!failingIn(file).some((failing) => isCurrent(registry, failing, now))) rmSync(file, { force: true });
  }
}

/** What fails and stays, and what only visitors say to fail, as lines for operators. */
export function failingLines(releases: string, registry: Registry): string[] {
  const failing = failingNow(releases, registry).map(
    ({ remote, version, at, because, evidence: { visitors, failed, networks, cause, place } }) =>
      `! ${remote}@${version} fails for ${failed} of ${visitors} visitors in ${networks} networks, last at ${at}, and stays: ${because}. ${cause}: ${place}`,
  );
  const doubted = doubtedNow(releases, registry).map(
    ({ remote, version, at, evidence: { visitors, failed, networks, cause, place } }) =>
      `? ${remote}@${version}: visitors say it fails (${failed} of ${visitors} in ${networks} networks); looked at ${at}: works. ${cause}: ${place}`,
  );
  return [...failing, ...doubted];
}
