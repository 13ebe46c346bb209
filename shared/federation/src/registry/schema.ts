import * as v from 'valibot';
import type { CompiledRemote } from '../compile/compiled';

const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'an integrity hash is required'));
const time = v.pipe(v.string(), v.isoTimestamp());

const description = v.custom<CompiledRemote>(
  (value) => typeof value === 'object' && value !== null && 'format' in value && value.format === 1 && 'entry' in value,
  'not a compiled description',
);

const release = v.object({
  /** Absolute path or URL of the entry. */
  entry: v.pipe(v.string(), v.minLength(1)),
  integrity,
  publishedAt: time,
  /** Hash of the sources, so that an unchanged remote is not built again. */
  source: v.string(),
  description,
});

const record = v.object({
  live: v.string(),
  /** The version that was live before and did well; what tabs fall back to. */
  lastGood: v.nullable(v.string()),
  /** Who gets another version: a percentage of visitors, or listed sites. */
  canary: v.nullable(
    v.object({
      version: v.string(),
      percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
      sites: v.optional(v.array(v.string())),
    }),
  ),
  quarantined: v.array(v.object({ version: v.string(), reason: v.string(), at: time })),
  versions: v.record(v.string(), release),
  history: v.array(
    v.object({
      revision: v.number(),
      at: time,
      action: v.picklist(['release', 'canary', 'rollback', 'quarantine']),
      version: v.string(),
    }),
  ),
});

/** `releases/registry.json`, the one mutable file of the releases folder. */
export const registrySchema = v.object({
  format: v.literal(1),
  /** Grows by one with every change, whatever it touches. */
  revision: v.number(),
  remotes: v.record(v.string(), record),
});

/** The registry: for each remote what is live, for whom, and what it was before. */
export type Registry = v.InferOutput<typeof registrySchema>;

/** One remote's part of the registry. */
export type RemoteRecord = v.InferOutput<typeof record>;

/** One published version in the registry. */
export type Release = v.InferOutput<typeof release>;
