import type * as v from 'valibot';
import type { Path } from './problem';

/** The child schemas of a schema. */
type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  value?: Schema;
  wrapped?: Schema;
  getter?: (input: unknown) => Schema;
  options?: readonly unknown[];
  pipe?: readonly Step[];
};

/** A schema or action of a pipe. */
interface Step {
  type: string;
  requirement?: unknown;
  pipe?: readonly Step[];
}

/** A schema without optional and nullable wrappers. */
function bare(given: v.GenericSchema): Schema {
  const schema: Schema = given;
  if (schema.wrapped) return bare(schema.wrapped);
  return schema.getter ? bare(schema.getter(undefined)) : schema;
}

/** The schema of a value's child. */
function below(schema: Schema, key: string | number): Schema | undefined {
  if (schema.entries) return Object.hasOwn(schema.entries, key) ? schema.entries[key] : undefined;
  return schema.item ?? schema.value;
}

/** The schema at a path. */
export function schemaAt(schema: v.GenericSchema, path: Path): Schema | undefined {
  const [key, ...rest] = path;
  const here = bare(schema);
  if (key === undefined) return here;
  const next = below(here, key);
  return next && schemaAt(next, rest);
}

/** The most that a schema takes: signs of a text, entries of a list or record. */
export function mostOf(schema: { pipe?: readonly Step[] } | undefined): number {
  const of = ({ type, requirement, pipe = [] }: Step): number =>
    type === 'max_length' || type === 'max_entries' ? Number(requirement) : Math.min(Infinity, ...pipe.map(of));
  return Math.min(Infinity, ...(schema?.pipe ?? []).map(of));
}

/** A value with its path and schema. */
export interface Walked {
  value: unknown;
  schema: Schema | undefined;
  path: Path;
}

/** A value and all its descendants. */
export function* walkSchema(schema: v.GenericSchema | undefined, value: unknown, path: Path = []): Generator<Walked> {
  const here = schema && bare(schema);
  yield { value, schema: here, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inside] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    yield* walkSchema(here && below(here, key), inside, [...path, key]);
  }
}
