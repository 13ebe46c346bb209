import { parseArgs } from 'node:util';
import { called } from '@marquee/settings/root';
import { SiteFilesRefused } from '../problem';
import { type Command, parserOf } from './command';
import { create } from './create';
import { editCommands } from './edit';
import { lookCommands } from './look';
import { migrate } from './migrate';
import { ToolError, type Workspace } from './workspace';

const { list, validate, preview, open } = lookCommands;

/** All commands by name, in the order of the help. */
export const commands: Record<string, Command> = Object.fromEntries(
  Object.entries({ list, validate, migrate, create, ...editCommands, preview, open }).filter(
    (entry): entry is [string, Command] => entry[1] !== undefined,
  ),
);

/** A command line of this tool, for messages. */
const call = (words: string) => called('site', words);

const codes = `
Examples:
  ${call('list')}
  ${call('create casino.example --template slot4 --currency EUR --live')}

Exit codes:
  0  done
  1  a site file is bad, or a wish cannot be met
  2  words were not understood
`;

/** The help of all commands. */
function overview(all: Record<string, Command>): string {
  const rows = Object.entries(all).map(([name, { usage, summary }]) => `  ${`${name} ${usage}`.padEnd(36)} ${summary}`);
  return `${call('<command>')}\n\n${rows.join('\n')}\n\nMore on one: ${call('<command> --help')}. Sites are read from SITES_DIR, else from backend/sites.\n${codes}`;
}

/** The help of one command. */
function helpOf(name: string, { usage, summary, options, writes, details, flags = [] }: Command): string {
  const all = Object.entries({
    ...options,
    ...(writes ? { 'dry-run': 'shows what would change, and changes nothing' } : {}),
  });
  const rows = all.map(
    ([option, text]) =>
      `  ${`--${option}${flags.includes(option) || option === 'dry-run' ? '' : ' …'}`.padEnd(20)} ${text}`,
  );
  return `${[call(`${name} ${usage}`.trimEnd()), '', summary, ...(details ? [details] : []), ...(rows.length > 0 ? ['', ...rows] : [])].join('\n')}\n${codes}`;
}

/**
 * Runs one command line of the operator's tool and returns the exit code: 0 done, 1 invalid site file or impossible
 * request, 2 usage error. Writes only valid site files. Asynchronous if it asks a running site. `more` are commands
 * that need more than site files.
 */
export function runTool(
  line: readonly string[],
  workspace: Workspace,
  complain: (text: string) => void,
  more: Record<string, Command> = {},
): number | Promise<number> {
  const known = { ...commands, ...more };
  const refused = (error: unknown): number => {
    if (error instanceof SiteFilesRefused || error instanceof ToolError) {
      complain(`${error.message}\n`);
      return 1;
    }
    throw error;
  };
  const [name = 'help', ...rest] = line;
  if (name === 'help' || name === '--help' || name === '-h') {
    const command = Object.hasOwn(known, rest[0] ?? '') ? known[rest[0] ?? ''] : undefined;
    workspace.print(command ? helpOf(rest[0] ?? '', command) : overview(known));
    return 0;
  }
  const command = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!command) {
    complain(`There is no command ${name}. ${call('--help')} lists them.\n`);
    return 2;
  }
  try {
    const { values, positionals } = parseArgs({ args: rest, options: parserOf(command) ?? {}, allowPositionals: true });
    const all = (option: string) =>
      [values[option] ?? []].flat().filter((value): value is string => typeof value === 'string');
    if (values.help) {
      workspace.print(helpOf(name, command));
      return 0;
    }
    const [least, most] = command.words;
    if (positionals.length < least || positionals.length > most) {
      complain(`${call(`${name} ${command.usage}`.trimEnd())}\n`);
      return 2;
    }
    const code = command.run(workspace, {
      words: positionals,
      option: (option) => all(option).at(-1),
      list: (option) =>
        all(option)
          .flatMap((value) => value.split(/[\s,]+/))
          .filter(Boolean),
      flag: (option) => values[option] === true,
    });
    return typeof code === 'number' ? code : code.catch(refused);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) {
      complain(`${(error as Error).message.split('. ')[0]}. ${call(`${name} --help`)} says more.\n`);
      return 2;
    }
    return refused(error);
  }
}
