import { parseSync } from 'oxc-parser';

/** Longest line, columns, as in `.editorconfig` and the formatter. */
export const maxColumns = 120;

type Span = readonly [start: number, end: number];

/** Nodes that the formatter cannot break. */
const unbreakable = new Set(['Literal', 'TemplateLiteral', 'JSXText']);

function addLiterals(node: unknown, found: Span[]): void {
  if (Array.isArray(node)) for (const child of node) addLiterals(child, found);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const { type, start, end } = node as { type: string; start: number; end: number };
  if (unbreakable.has(type)) found.push([start, end]);
  else for (const child of Object.values(node)) addLiterals(child, found);
}

/**
 * The comments of a source file, and its literals: strings, templates, regular expressions, JSX texts; none for CSS.
 */
function spansIn(file: string, code: string): { comments: Span[]; literals: Span[] } {
  const comments: Span[] = [];
  const literals: Span[] = [];
  if (file.endsWith('.css')) {
    for (const { 0: text, index } of code.matchAll(/\/\*[\s\S]*?\*\//g)) comments.push([index, index + text.length]);
  } else {
    const parsed = parseSync(file, code);
    comments.push(...parsed.comments.map(({ start, end }): Span => [start, end]));
    addLiterals(parsed.program, literals);
  }
  return { comments, literals };
}

/**
 * Line numbers of too long lines: with a comment that exceeds the limit, or without a literal. Lines with literals, and
 * CSS values, may be longer, because the formatter cannot break them. Columns are code points.
 */
export function longLines(file: string, code: string): number[] {
  let next = 0;
  const long = code.split('\n').flatMap((text, index) => {
    const start = next;
    const over = start + [...text].slice(0, maxColumns).join('').length;
    next += text.length + 1;
    return over < next - 1 ? [{ line: index + 1, start, over }] : [];
  });
  if (long.length === 0) return [];
  const { comments, literals } = spansIn(file, code);
  const isAllowed = ({ start, over }: { start: number; over: number }) =>
    !comments.some(([from, to]) => from <= over && over < to) &&
    (file.endsWith('.css') || literals.some(([from, to]) => from <= over && start < to));
  return long.filter((line) => !isAllowed(line)).map(({ line }) => line);
}
