/**
 * A program that reads settings. `sandbox` is the sandbox's partners as a separate process. `edge` is also `npm start`
 * and `npm run dev`; `database` is backup, restore and verify-ledger; `desk` makes staff calls; `build` compiles the
 * host.
 */
export type Program =
  | 'edge'
  | 'backend'
  | 'sandbox'
  | 'database'
  | 'desk'
  | 'site'
  | 'release'
  | 'build'
  | 'unit tests'
  | 'journeys'
  | 'proofs';

interface Row<Value> {
  /** The default; `undefined` without one. Folders are relative to the repository's root. */
  default?: Value;
  /** Whether programs that read it refuse to start without it. */
  required?: true;
  /** Programs that go on without it, although it is required. */
  optionalFor?: readonly Program[];
  /** Defaults of single programs. */
  defaults?: Partial<Record<Program, Value>>;
  readBy: readonly Program[];
  /** For the table of docs/settings.md. */
  meaning: string;
}

/** A row of the table of settings. */
export type Setting =
  | (Row<number> & { kind: 'port' | 'seconds' })
  /** At least 1, unless `least` allows less. */
  | (Row<number> & { kind: 'count'; least?: 0 })
  /** `presence`: set by other tools, so any value except those for "off" means on. */
  | (Row<boolean> & { kind: 'switch' | 'presence' })
  | (Row<string> & { kind: 'choice'; values: readonly string[] })
  | (Row<string> & {
      kind: 'url';
      protocols: readonly string[];
      /** It may contain a password, so it may be in a file: `<NAME>_FILE`. */
      fromFile?: boolean;
      /** It may name several servers: `one,two:5433` instead of one. */
      several?: boolean;
      /** A partner's base URL: https, or http on localhost; no query or fragment, no trailing slash. */
      partner?: boolean;
    })
  /** Addresses that are told of something, each with its form: they may be secrets, so `<NAME>_FILE`. */
  | (Row<readonly string[]> & { kind: 'receivers' })
  /** One key, or two during rotation; the first signs. May be in a file: `<NAME>_FILE`. */
  | (Row<readonly string[]> & { kind: 'secret' })
  | (Row<string> & { kind: 'host' | 'word' | 'email' | 'folder' | 'file' });
