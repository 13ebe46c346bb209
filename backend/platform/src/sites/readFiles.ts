import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Checked, checkKey } from './checkKey';
import { assertShallow, readText, regularFile, Unreadable } from './fileText';
import { nodeOf } from './jsonNode';
import { lineFinder, offsetOf } from './lineOf';
import { error, firstOf, mostFaults, type Path, type Problem, SiteFileError } from './problem';
import type { siteFile } from './siteFile';

export type Json = Record<string, unknown>;

/** A file that was read: content, path, and faults of its JSON. */
export interface Source {
  time: number;
  bytes: number;
  /** Undefined if it is no JSON object. */
  json: Json | undefined;
  problems: SiteFileError[];
  /** The fault with its line. */
  at(problem: Problem): SiteFileError;
}

/** A cache of files: sites share most of them, and each is checked once. */
export class ReadFiles {
  private readonly sources = new Map<string, Source>();
  private readonly checked = new WeakMap<object, Checked>();

  /** `drafts` are contents to be used instead of the files at these paths. */
  constructor(private readonly drafts: ReadonlyMap<string, string> = new Map()) {}

  /** The text of a file; undefined if it cannot be read. */
  textOf(path: string): string | undefined {
    try {
      return this.drafts.get(path) ?? readText(path);
    } catch {
      return undefined;
    }
  }

  /** A file, reloaded if its modification time has changed. Throws Unreadable if there is none. */
  source(path: string, shown: string): Source {
    const { mtimeMs: time } = regularFile(path);
    const known = this.sources.get(path);
    if (known?.time === time) return known;
    const made = { time, ...this.parsed(path, shown) };
    this.sources.set(path, made);
    return made;
  }

  private parsed(path: string, shown: string): Omit<Source, 'time'> {
    try {
      return parse(this.drafts.get(path) ?? readText(path), shown);
    } catch (fault) {
      if (!(fault instanceof Unreadable)) throw fault;
      const { line, message } = fault;
      const at = (problem: Problem) => new SiteFileError(shown, line, problem);
      return { bytes: 0, json: undefined, problems: [at(error([], message))], at };
    }
  }

  /** The checked value of one key, and its faults. */
  check(key: keyof typeof siteFile.entries, value: unknown): Checked {
    const isShared = typeof value === 'object' && value !== null;
    const known = isShared ? this.checked.get(value) : undefined;
    const made = known ?? checkKey(key, value);
    if (isShared) this.checked.set(value, made);
    return made;
  }
}

function parse(text: string, shown: string): Omit<Source, 'time'> {
  assertShallow(text);
  const bytes = Buffer.byteLength(text);
  const lineAt = lineFinder(text);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (fault) {
    const problems = syntaxErrors(text, lineAt, fault as Error).map(
      ({ offset, reason }) => new SiteFileError(shown, lineAt(offset), error([], `is not JSON: ${reason}`)),
    );
    return { bytes, json: undefined, problems, at: (problem) => new SiteFileError(shown, 1, problem) };
  }
  const node = nodeOf(text);
  const at = (problem: Problem) => new SiteFileError(shown, lineAt(offsetOf(node, problem.path)), problem);
  if (node.type !== 'object')
    return { bytes, json: undefined, problems: [at(error([], 'must be one JSON object: { … }'))], at };
  return { bytes, json: json as Json, problems: firstOf(keyFaults(node, lineAt)).map(at), at };
}

/** Cures of what the parser finds. */
const cures: Record<string, string> = {
  InvalidSymbol: 'keys and texts stand in double quotes',
  InvalidCommentToken: 'JSON has no comments, take it out',
  ValueExpected: 'is there a comma too many?',
  PropertyNameExpected: 'is there a comma too many?',
  CommaExpected: 'put one between the two',
  ColonExpected: 'a key and its value have one between them',
  CloseBraceExpected: 'close what is open',
  CloseBracketExpected: 'close what is open',
  EndOfFileExpected: 'take out what follows the last brace',
  InvalidCharacter: 'write it as \\n, \\t or \\u0000',
  UnexpectedEndOfString: 'close the double quotes; a line break is \\n',
  InvalidEscapeCharacter: 'a backslash is written as two',
};

function syntaxErrors(
  text: string,
  lineAt: (offset: number) => number,
  { message }: Error,
): { offset: number; reason: string }[] {
  if (!text.trim()) return [{ offset: 0, reason: 'it is empty; write { … }, or delete the file' }];
  if (text.startsWith('\uFEFF'))
    return [{ offset: 0, reason: 'it begins with a byte order mark; save it as plain UTF-8' }];
  const found: ParseError[] = [];
  const lines = new Set<number>();
  parseTree(text, found, { disallowComments: true });
  if (found.length === 0) return [{ offset: text.length, reason: message }];
  const words = (code: number) => {
    const name = printParseErrorCode(code as never);
    const cure = cures[name];
    return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase() + (cure ? `; ${cure}` : '');
  };
  // Only the first fault of a line is reported.
  const first = found.filter(({ offset }) => lines.size < lines.add(lineAt(offset)).size);
  return first.slice(0, mostFaults).map(({ offset, error: code }) => ({ offset, reason: words(code) }));
}

/** Keys that objects of JavaScript have by themselves. */
const reserved = ['__proto__', 'constructor', 'prototype'];
/** Most signs of a key. */
const mostOfKey = 60;

/** Keys twice in an object (parsers take the last, people read the first), and keys that none may have. */
function* keyFaults(node: Node, lineAt: (offset: number) => number, path: Path = []): Generator<Problem> {
  const offsets = new Map<string, number>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (child.type !== 'property') {
      yield* keyFaults(child, lineAt, [...path, index]);
      continue;
    }
    const [name, value] = child.children ?? [];
    const key = String(name?.value);
    if (key.length > mostOfKey) {
      yield error(path, `has a key of ${key.length} signs, which may have ${mostOfKey}: ${key.slice(0, 20)}…`);
      continue;
    }
    const before = offsets.get(key);
    offsets.set(key, child.offset);
    if (reserved.includes(key)) yield error([...path, key], 'is not a key here; take it out');
    else if (before !== undefined)
      yield error([...path, key], `stands twice, first in line ${lineAt(before)}; keep one`);
    if (value) yield* keyFaults(value, lineAt, [...path, key]);
  }
}
