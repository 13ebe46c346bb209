/** The step in one block of a page. Paths are relative to the repository's root. */
export type Step =
  /** A new file. */
  | { kind: 'create'; file: string; text: string }
  /** Inserts lines beside, or instead of, the line that starts with `line`, ignoring indentation. */
  | { kind: 'edit'; place: 'after' | 'before' | 'instead'; file: string; line: string; text: string }
  /** Copies a file or folder under another name. */
  | { kind: 'copy'; from: string; to: string }
  /** In each file, duplicates each entry that starts with `line`, with `as`; `*` in a path matches any name. */
  | { kind: 'repeat'; files: string; line: string; as: string }
  /** Runs a command of ours that generates files; slow ones are skipped if there is no time. */
  | { kind: 'run'; command: string; writes: string[]; slow: boolean };

/** A step of a page: one of the above, or `npm run new-language` with its words, which takes several. */
export type PageStep = Step | { kind: 'language'; words: string[] };

/** A page that shows by example how to add something. */
export interface Example {
  steps: PageStep[];
  /** The number of files that the example touches, by its last line. */
  touched: number;
}

const fence = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;
const facts = /(\w+)=("[^"]*"|'[^']*'|\S+)/g;

/** The lines of a list in a block. */
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

function stepsOfBlock(label: string, text: string): PageStep[] {
  const said = new Map(
    [...label.matchAll(facts)].map(([, name, value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]),
  );
  const [file, command, line, as] = ['path', 'writes', 'repeat', 'as'].map((name) => said.get(name));
  if (/\blanguage\b/.test(label)) {
    const [, words = ''] = text.split(' -- ');
    return [{ kind: 'language', words: [...words.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word) }];
  }
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

/** Parses a page: the steps in its labelled blocks, in order, and its count. Blocks without a label are only shown. */
export function exampleOf(page: string): Example {
  const steps = [...page.matchAll(fence)].flatMap(([, , label = '', text = '']) => stepsOfBlock(label, text));
  return { steps, touched: Number(/^Files touched: (\d+)\.?$/m.exec(page)?.[1]) };
}
