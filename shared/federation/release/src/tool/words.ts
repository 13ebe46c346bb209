import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Options of a command that changes releases: who runs it and why, and only to say what it would change. */
export const changing = {
  by: { type: 'string' },
  reason: { type: 'string' },
  simulate: { type: 'boolean', default: false },
} as const;

type OptionsOf = NonNullable<ParseArgsConfig['options']>;

/** What node's parser makes of words with these options. */
type Parsed<Options extends OptionsOf> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>
>;

/** Parses the words of a command. Throws an Error with one sentence for what its options do not allow. */
export function parsed<const Options extends OptionsOf>(words: readonly string[], options: Options): Parsed<Options> {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const [, option] = /^(?:Unknown option|Option) '(?:-\w, )?(--?[\w-]+)/.exec((error as Error).message) ?? [];
    const isUnknown = (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    const takes = options[option?.slice(2) ?? '']?.type === 'boolean' ? 'takes nothing' : 'needs a value';
    throw option ? new Error(isUnknown ? `Unknown option ${option}.` : `${option} ${takes} after it.`) : error;
  }
}
