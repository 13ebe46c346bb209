import * as v from 'valibot';
import { entrySchema, outlineSchema, type Registry, type RemoteRecord } from './schema';

/** A registry before the first release. */
export const emptyRegistry: Registry = { format: 1, revision: 0, remotes: {} };

/** A fault of a registry, and its replacement. */
export interface RegistryFault {
  /** The remote or file concerned. */
  subject: string;
  message: string;
}

/** A registry with its valid records. */
export interface ParsedRegistry {
  registry: Registry;
  /** The invalid records, by remote. */
  faults: RegistryFault[];
}

/** Maximum length of one remote's record: forty times that of one with ten versions. */
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
 * Validates untrusted data as a registry: an invalid record only drops its own remote. Throws if it is no registry at
 * all.
 */
export function parseRegistry(data: unknown): ParsedRegistry {
  const outline = v.safeParse(outlineSchema, data);
  if (!outline.success) throw new Error(`The registry is refused: ${messageOf(outline.issues)}`);
  const { remotes, ...head } = outline.output;
  const sound: [string, RemoteRecord][] = [];
  const faults: RegistryFault[] = [];
  for (const [name, entry] of Object.entries(remotes)) {
    const found = recordOf(name, entry);
    if (typeof found === 'string') faults.push({ subject: name.slice(0, 64), message: found });
    else sound.push([name, found]);
  }
  return { registry: { ...head, remotes: Object.fromEntries(sound) }, faults };
}

/** The text of a registry for storage. Throws for an invalid record: reading is tolerant, writing is not. */
export function registryText(registry: Registry): string {
  const [fault] = parseRegistry(registry).faults;
  if (fault) throw new Error(`The registry is refused: ${fault.subject}: ${fault.message}`);
  return `${JSON.stringify(registry)}\n`;
}
