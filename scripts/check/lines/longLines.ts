import { parseSync } from 'oxc-parser';

/** The greatest width of a line, columns, as `.editorconfig` and the formatter have it. */
export const maxColumns = 120;

type Span = readonly [start: number, end: number];

/** What the formatter cannot break. */
const unbreakable = new Set(['Literal', 'TemplateLiteral', 'JSXText']);

function addLiterals(node: unknown, found: Span[]): void {
  if (Array.isArray(node)) for (const child of node) addLiterals(child, found);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const { type, start, end } = node as { type: string; start: number; end: number };
  if (unbreakable.has(type)) found.push([start, end]);
  else for (const child of Object.values(node)) addLiterals(child, found);
}

/** Comments of a source file, and its literals: strings, templates, regular expressions, texts of JSX; none of CSS. */
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
 * Numbers of the lines of a source file that are too long: a comment reaches over the last column, or the line has no
 * literal. A line with a literal may be longer, and a value in CSS: the formatter breaks all else. Columns are code
 * points.
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
