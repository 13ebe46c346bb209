/** What one block of a page says to do. Paths are below the repository's root. */
export type Step =
  /** A new file. */
  | { kind: 'create'; file: string; text: string }
  /** Lines beside, or instead of, the one line that begins with `line`; spaces before it do not count. */
  | { kind: 'edit'; place: 'after' | 'before' | 'instead'; file: string; line: string; text: string }
  /** A file or folder under another name. */
  | { kind: 'copy'; from: string; to: string }
  /**
   * In each file, each entry that begins with `line` is written once more before itself, with `as`; `*` in a path is
   * any name.
   */
  | { kind: 'repeat'; files: string; line: string; as: string }
  /** A command line of ours that writes files anew; one that takes long is left out where there is no time for it. */
  | { kind: 'run'; command: string; writes: string[]; slow: boolean };

/** A page that shows by an example how something is added. */
export interface Example {
  steps: Step[];
  /** How many files its last line says that the example touches. */
  touched: number;
}

const fence = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;
const facts = /(\w+)=("[^"]*"|'[^']*'|\S+)/g;

/** The lines of a block that lists something. */
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

function stepsOfBlock(label: string, text: string): Step[] {
  const said = new Map(
    [...label.matchAll(facts)].map(([, name, value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]),
  );
  const [file, command, line, as] = ['path', 'writes', 'repeat', 'as'].map((name) => said.get(name));
  if (command !== undefined)
    return [{ kind: 'run', command: text.trim(), writes: command.split(' '), slow: /\bslow\b/.test(label) }];
  if (line !== undefined) return linesOf(text).map((files) => ({ kind: 'repeat', files, line, as: as ?? '' }));
  if (/\bcopy\b/.test(label)) {
    return linesOf(text).map((pair) => {
      const [from = '', to = ''] = pair.split(' → ');
      return { kind: 'copy', from, to };
    });
  }
  if (file === undefined) return [];
  for (const place of ['after', 'before', 'instead'] as const) {
    const found = said.get(place);
    if (found !== undefined) return [{ kind: 'edit', place, file, line: found, text }];
  }
  return [{ kind: 'create', file, text }];
}

/**
 * Reads a page: the steps of its labelled blocks in their order, and its count. Blocks without a label are only shown.
 */
export function exampleOf(page: string): Example {
  const steps = [...page.matchAll(fence)].flatMap(([, , label = '', text = '']) => stepsOfBlock(label, text));
  return { steps, touched: Number(/^Files touched: (\d+)\.?$/m.exec(page)?.[1]) };
}
