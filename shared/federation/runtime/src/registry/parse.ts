import * as v from 'valibot';
import { entrySchema, outlineSchema, type Registry, type RemoteRecord } from './schema';

/** A registry before the first release. */
export const emptyRegistry: Registry = { format: 1, revision: 0, remotes: {} };

/** What was found to be wrong with a registry, and what is shown instead. */
export interface RegistryFault {
  /** The remote or the file that it is about. */
  subject: string;
  message: string;
}

/** A registry with the records that are whole. */
export interface ParsedRegistry {
  registry: Registry;
  /** The records that are not, by their remotes. */
  faults: RegistryFault[];
}

/** Most characters of one remote's record: forty times what one with ten versions has. */
const mostOfRecord = 4_000_000;

function messageOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issues[0])?.replace(/^[01]\.?/, '');
  return path ? `${path}: ${issues[0].message}` : issues[0].message;
}

function recordOf(name: string, data: unknown): RemoteRecord | string {
  const text = JSON.stringify(data) ?? '';
  if (text.length > mostOfRecord) return `it has ${text.length} characters of ${mostOfRecord}`;
  const key = /"(__proto__|constructor|prototype)":/.exec(text)?.[1];
  if (key) return `it has a key ${key}`;
  const result = v.safeParse(entrySchema, [name, data], { abortEarly: true });
  return result.success ? result.output[1] : messageOf(result.issues);
}

/**
 * Narrows untrusted data to a registry: a record that is not whole costs its own remote only. Throws where there is no
 * registry at all.
 */
export function parseRegistry(data: unknown): ParsedRegistry {
  const outline = v.safeParse(outlineSchema, data);
  if (!outline.success) throw new Error(`The registry is refused: ${messageOf(outline.issues)}`);
  const { revision, remotes } = outline.output;
  const sound: [string, RemoteRecord][] = [];
  const faults: RegistryFault[] = [];
  for (const [name, entry] of Object.entries(remotes)) {
    const found = recordOf(name, entry);
    if (typeof found === 'string') faults.push({ subject: name.slice(0, 64), message: found });
    else sound.push([name, found]);
  }
  return { registry: { format: 1, revision, remotes: Object.fromEntries(sound) }, faults };
}

/**
 * The text of a registry as it is stored. Throws where a record is not whole: what is read can be, what is written may
 * not.
 */
export function registryText(registry: Registry): string {
  const [fault] = parseRegistry(registry).faults;
  if (fault) throw new Error(`The registry is refused: ${fault.subject}: ${fault.message}`);
  return `${JSON.stringify(registry)}\n`;
}
