/**
 * A program that reads settings. `sandbox` is the sandbox's partners in a process of their own. `edge` is also
 * `npm start` and `npm run dev`, which serve it; `database` is backup, restore and verify-ledger; `build` is what
 * compiles the host.
 */
export type Program =
  | 'edge'
  | 'backend'
  | 'sandbox'
  | 'database'
  | 'site'
  | 'release'
  | 'build'
  | 'unit tests'
  | 'journeys'
  | 'proofs';

interface Row<Value> {
  /**
   * What it is where nothing is said; without, it is `undefined` then. Folders are meant from the repository's root.
   */
  default?: Value;
  /** Whether a program that reads it starts only where it is said. */
  required?: true;
  /** Where a program has a default of its own. */
  defaults?: Partial<Record<Program, Value>>;
  readBy: readonly Program[];
  /** For the table of docs/settings.md. */
  meaning: string;
}

/** A row of the table of settings. */
export type Setting =
  | (Row<number> & { kind: 'port' | 'seconds' })
  /** From 1 on, unless it may be less. */
  | (Row<number> & { kind: 'count'; least?: 0 })
  /** `presence`: set by others, so any word but those for "off" is on. */
  | (Row<boolean> & { kind: 'switch' | 'presence' })
  | (Row<string> & { kind: 'choice'; values: readonly string[] })
  | (Row<string> & {
      kind: 'url';
      protocols: readonly string[];
      /** It may have a password, so a file may hold it: `<NAME>_FILE`. */
      fromFile?: boolean;
      /** It may name several servers: `one,two:5433` in the place of one. */
      several?: boolean;
      /**
       * Where a partner's protocol begins: https, or http within this machine; nothing that is no place, and no slash
       * at the end.
       */
      partner?: boolean;
    })
  /** One key, or two while it is changed; the first signs. A file may hold them: `<NAME>_FILE`. */
  | (Row<readonly string[]> & { kind: 'secret' })
  | (Row<string> & { kind: 'host' | 'email' | 'folder' | 'file' });
