import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Registry, type RemoteRecord, registrySchema } from './registry/schema';

/** A registry before the first release. */
export const emptyRegistry: Registry = { format: 1, revision: 0, remotes: {} };

/** Narrows untrusted data to a registry. Throws with the path of what is wrong; an entry without a hash is refused. */
export function parseRegistry(data: unknown): Registry {
  const result = v.safeParse(registrySchema, data);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`The registry is refused: ${v.getDotPath(issue) ?? 'registry'}: ${issue.message}`);
}

/** Reads `registry.json` of a releases folder; an absent file is an empty registry. Throws on a damaged one. */
export function readRegistry(releases: string): Registry {
  const file = join(releases, 'registry.json');
  return existsSync(file) ? parseRegistry(JSON.parse(readFileSync(file, 'utf8'))) : emptyRegistry;
}

/** Replaces `registry.json` atomically: a reader sees the old registry or the new one. Throws on an invalid registry. */
export function writeRegistry(releases: string, registry: Registry): void {
  mkdirSync(releases, { recursive: true });
  const text = `${JSON.stringify(parseRegistry(registry))}\n`;
  const draft = join(releases, `.registry.${process.pid}.json`);
  writeFileSync(draft, text);
  renameSync(draft, join(releases, 'registry.json'));
}

/** Changes several remotes in one revision and writes the result. */
export function changeRegistry(
  releases: string,
  change: (remotes: Record<string, RemoteRecord>, revision: number) => Record<string, RemoteRecord>,
): Registry {
  const before = readRegistry(releases);
  const revision = before.revision + 1;
  const after: Registry = { format: 1, revision, remotes: change(structuredClone(before.remotes), revision) };
  writeRegistry(releases, after);
  return after;
}
