import type { Program, Setting } from './setting';
import type { table } from './table.mjs';

type Table = typeof table;

type Said<S extends Setting> = S extends { kind: 'port' | 'seconds' | 'count' }
  ? number
  : S extends { kind: 'switch' | 'presence' }
    ? boolean
    : S extends { values: readonly (infer Choice)[] }
      ? Choice
      : S extends { kind: 'secret' | 'receivers' }
        ? readonly string[]
        : string;

type Value<S extends Setting, P extends Program> = S extends { optionalFor: readonly (infer O)[] }
  ? P extends O
    ? Said<S> | undefined
    : Said<S>
  : S extends { default: unknown } | { required: true }
    ? Said<S>
    : Said<S> | undefined;

/** The settings that a program reads, by name. Folders and files are absolute. */
export type SettingsOf<P extends Program> = {
  readonly [N in keyof Table as P extends Table[N]['readBy'][number] ? N : never]: Value<Table[N], P>;
};
