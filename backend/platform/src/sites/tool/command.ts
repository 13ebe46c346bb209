import type { ParseArgsConfig } from 'node:util';
import type { Workspace } from './workspace';

/** What was given after a command's name. */
export interface Given {
  words: string[];
  /** An option's value; undefined when it was not given. */
  option(name: string): string | undefined;
  /** All values of an option that may be repeated, commas taken apart. */
  list(name: string): string[];
  flag(name: string): boolean;
}

/** A command of the operator's tool. */
export interface Command {
  /** What follows the command's name: `<domain> <code> [color]`. */
  usage: string;
  summary: string;
  /** Each option with what it means; `--dry-run` is added to commands that write. */
  options: { [name: string]: string };
  details?: string;
  /** How many words must and may follow. */
  words: readonly [least: number, most: number];
  /** Options without a value. */
  flags?: readonly string[];
  writes?: boolean;
  /** Gives the exit code; later, where a running site is asked. */
  run(workspace: Workspace, given: Given): number | Promise<number>;
}

/** What node's parser needs to know of a command. */
export function parserOf({ options, flags = [], writes }: Command): ParseArgsConfig['options'] {
  const names = [...Object.keys(options), ...(writes ? ['dry-run'] : []), 'help'];
  return Object.fromEntries(
    names.map((name) =>
      flags.includes(name) || name === 'dry-run' || name === 'help'
        ? [name, { type: 'boolean' as const }]
        : [name, { type: 'string' as const, multiple: true }],
    ),
  );
}
