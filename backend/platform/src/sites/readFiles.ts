import { readFileSync, statSync } from 'node:fs';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Checked, checkKey } from './checkKey';
import { nodeOf } from './jsonNode';
import { lineAt, lineOf } from './lineOf';
import { error, type Path, type Problem, SiteFileError } from './problem';
import type { siteFile } from './siteFile';

export type Json = Record<string, unknown>;

/** A file that was read: content, path, and faults of its JSON. */
export interface Source {
  time: number;
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
      return this.drafts.get(path) ?? readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  }

  /** A file, reloaded if its modification time has changed. Throws file system errors. */
  source(path: string, shown: string): Source {
    const time = statSync(path).mtimeMs;
    const known = this.sources.get(path);
    if (known?.time === time) return known;
    const made = { time, ...parse(this.drafts.get(path) ?? readFileSync(path, 'utf8'), shown) };
    this.sources.set(path, made);
    return made;
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
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (fault) {
    const problems = syntaxErrors(text, fault as Error).map(
      ({ offset, reason }) => new SiteFileError(shown, lineAt(text, offset), error([], `is not JSON: ${reason}`)),
    );
    return { json: undefined, problems, at: (problem) => new SiteFileError(shown, 1, problem) };
  }
  const node = nodeOf(text);
  const at = (problem: Problem) => new SiteFileError(shown, lineOf(text, node, problem.path), problem);
  if (node.type !== 'object') return { json: undefined, problems: [at(error([], 'must be one JSON object'))], at };
  return { json: json as Json, problems: twice(node, text).map(at), at };
}

function syntaxErrors(text: string, { message }: Error): { offset: number; reason: string }[] {
  if (text.startsWith('\uFEFF'))
    return [{ offset: 0, reason: 'it begins with a byte order mark; save it as plain UTF-8' }];
  const found: ParseError[] = [];
  const lines = new Set<number>();
  parseTree(text, found, { disallowComments: true });
  if (found.length === 0) return [{ offset: text.length, reason: message }];
  const words = (code: number) =>
    printParseErrorCode(code as never)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
  // Only the first fault of a line is reported.
  const first = found.filter(({ offset }) => lines.size < lines.add(lineAt(text, offset)).size);
  return first.map(({ offset, error: code }) => ({ offset, reason: words(code) }));
}

/** Duplicate keys: parsers take the last, people read the first. */
function twice(node: Node, text: string, path: Path = []): Problem[] {
  const offsets = new Map<string, number>();
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== 'property') return twice(child, text, [...path, index]);
    const [name, value] = child.children ?? [];
    const key = String(name?.value);
    const before = offsets.get(key);
    offsets.set(key, child.offset);
    const inside = value ? twice(value, text, [...path, key]) : [];
    if (before === undefined) return inside;
    return [error([...path, key], `stands twice, first in line ${lineAt(text, before)}; keep one`), ...inside];
  });
}
