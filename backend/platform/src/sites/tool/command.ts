import type { ParseArgsConfig } from 'node:util';
import type { Mode } from '../forLive';
import { ToolError, type Workspace } from './workspace';

/** The arguments of a command. */
export interface Given {
  words: string[];
  /** An option's value; undefined if it was not given. */
  option(name: string): string | undefined;
  /** All values of a repeatable option, split at commas. */
  list(name: string): string[];
  flag(name: string): boolean;
}

/** A command of the operator's tool. */
export interface Command {
  /** The arguments: `<domain> <code> [color]`. */
  usage: string;
  summary: string;
  /** Each option with its description; commands that write get `--dry-run` in addition. */
  options: { [name: string]: string };
  details?: string;
  /** The minimum and maximum number of arguments. */
  words: readonly [least: number, most: number];
  /** Options without a value. */
  flags?: readonly string[];
  writes?: boolean;
  /** Returns the exit code; asynchronously if it asks a running site. */
  run(workspace: Workspace, given: Given): number | Promise<number>;
}

/** The option with which the files are judged for a mode. */
export const modeOption = {
  mode: 'sandbox or live: with live, what keeps live mode from starting is an error; by default MARQUEE_MODE',
};

/** The mode that a command judges for. */
export function modeOf({ mode }: Workspace, { option }: Given): Mode | undefined {
  const said = option('mode') ?? mode;
  if (said === undefined || said === 'sandbox' || said === 'live') return said;
  throw new ToolError(`${said} is no mode. Write --mode sandbox or --mode live`);
}

/** A command's options for node's parseArgs. */
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
