import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { GateRefusal } from '../gate/gate';
import { type Author, printable } from './trail';

/** The folder with a file for each refusal. No address of an edge reaches it. */
const folderName = '.refused';

/** Refusals that are kept, and problems of one: the others are counted. */
const kept = { refusals: 200, problems: 40 } as const;

const text = v.pipe(v.string(), v.maxLength(2_000), v.transform(printable));

const schema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  remote: text,
  version: v.optional(text),
  who: v.optional(text),
  problems: v.pipe(v.array(v.object({ rule: text, message: text, cure: text })), v.maxLength(kept.problems)),
  more: v.number(),
});

/** A release that the gate refused: by whom it was asked for, and what of which rule it broke. */
export type Refused = v.InferOutput<typeof schema>;

/** Names of files begin with their time, so that they are in its order. */
const stampOf = (time: Date) => time.toISOString().replace(/\D/g, '');

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}

function refusedIn(file: string): Refused[] {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return success ? [output] : [];
  } catch {
    return [];
  }
}

/** Notes a refusal, whole or not at all, and removes the oldest. Throws if the folder cannot be written. */
export function noteRefused(
  releases: string,
  { remote, version, problems }: Pick<GateRefusal, 'remote' | 'version' | 'problems'>,
  { who }: Pick<Author, 'who'> = {},
  now = new Date(),
): void {
  const folder = join(releases, folderName);
  const id = `${stampOf(now)}-${randomUUID().slice(0, 8)}`;
  const shown = problems.slice(0, kept.problems).map(({ rule, message, cure }) => ({
    rule: printable(rule),
    message: printable(message),
    cure: printable(cure),
  }));
  const refused: Refused = {
    ...{ id, at: now.toISOString(), remote: printable(remote) },
    ...(version && { version: printable(version) }),
    ...(who && { who: printable(who) }),
    ...{ problems: shown, more: problems.length - shown.length },
  };
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${id}.draft`);
  writeFileSync(draft, JSON.stringify(refused));
  renameSync(draft, join(folder, `${id}.json`));
  for (const name of namesIn(folder).slice(0, -kept.refusals)) rmSync(join(folder, name), { force: true });
}

/** What the gate refused since a time, ms since 1970, newest first. What cannot be read is left out. */
export function refusedSince(releases: string, since: number): Refused[] {
  const folder = join(releases, folderName);
  const first = stampOf(new Date(since));
  return namesIn(folder)
    .filter((name) => name >= first)
    .reverse()
    .flatMap((name) => refusedIn(join(folder, name)));
}
