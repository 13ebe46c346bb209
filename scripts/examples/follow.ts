import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Step } from './steps';

/** All files below a path, or the path itself if it is a file. */
function filesBelow(folder: string, path: string): string[] {
  if (!statSync(join(folder, path)).isDirectory()) return [path];
  const entries = readdirSync(join(folder, path), { recursive: true, withFileTypes: true, encoding: 'utf8' });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(path, join(entry.parentPath, entry.name).slice(join(folder, path).length)));
}

/** The files that match a path with `*`. */
function filesLike(folder: string, pattern: string): string[] {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return [pattern];
  const names = readdirSync(join(folder, before)).sort();
  return names.map((name) => before + name + after).filter((path) => existsSync(join(folder, path)));
}

/** The files that a step touches. */
export function touchedBy(step: Step, folder: string): string[] {
  if (step.kind === 'copy') return filesBelow(folder, step.from).map((path) => step.to + path.slice(step.from.length));
  if (step.kind === 'repeat') return filesLike(folder, step.files);
  return step.kind === 'run' ? step.writes : [step.file];
}

/** Changes the lines of a file. */
function rewrite(path: string, change: (lines: string[]) => string[]): void {
  const before = readFileSync(path, 'utf8');
  const after = change(before.split('\n')).join('\n');
  if (after === before) throw new Error(`Nothing changes in ${path}`);
  writeFileSync(path, after);
}

const indent = (line: string) => line.length - line.trimStart().length;

/** Reindents lines of a page to a file's depth. */
function atDepth(depth: number, text: string): string[] {
  const lines = text.trimEnd().split('\n');
  const own = Math.min(...lines.filter((line) => line !== '').map(indent));
  return lines.map((line) => (line === '' ? '' : ' '.repeat(depth) + line.slice(own)));
}

function edited(lines: string[], { file, place, line, text }: Step & { kind: 'edit' }): string[] {
  const found = lines.flatMap((one, at) => (one.trimStart().startsWith(line) ? [at] : []));
  const [at] = found;
  if (at === undefined || found.length > 1) throw new Error(`${file}: ${found.length} lines begin with ${line}`);
  const anchor = lines[at] ?? '';
  const isInside = place === 'after' ? /[{[(]$/.test(anchor) : place === 'before' && /^\s*[}\])]/.test(anchor);
  const added = atDepth(indent(anchor) + (isInside ? 2 : 0), text);
  const more = text.endsWith('\n\n') ? [''] : [];
  return lines.toSpliced(place === 'after' ? at + 1 : at, place === 'instead' ? 1 : 0, ...added, ...more);
}

/** The number of lines of an entry that starts here, up to its closing bracket. */
function lengthOf(lines: string[], at: number): number {
  const first = lines[at] ?? '';
  if (!/[{[(]$/.test(first)) return 1;
  return lines.slice(at + 1).findIndex((line) => line !== '' && indent(line) === indent(first)) + 2;
}

/** Duplicates each entry that starts with `line` before itself, with a trailing comma. */
function repeated(lines: string[], line: string, as: string): string[] {
  return lines.flatMap((one, at) => {
    if (!one.trimStart().startsWith(line)) return [one];
    const [first = '', ...rest] = lines.slice(at, at + lengthOf(lines, at));
    const copy = [first.replace(line, () => as), ...rest];
    return [...copy.slice(0, -1), (copy.at(-1) ?? '').replace(/,?$/, ','), one];
  });
}

/** Applies a step to a repository. Throws if a file, or the line that the step refers to, differs from the page. */
export function follow(step: Step, folder: string): void {
  switch (step.kind) {
    case 'create': {
      const path = join(folder, step.file);
      if (existsSync(path)) throw new Error(`${step.file} is already there`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, step.text);
      break;
    }
    case 'edit':
      rewrite(join(folder, step.file), (lines) => edited(lines, step));
      break;
    case 'copy':
      if (existsSync(join(folder, step.to))) throw new Error(`${step.to} is already there`);
      cpSync(join(folder, step.from), join(folder, step.to), { recursive: true });
      break;
    case 'repeat':
      for (const file of filesLike(folder, step.files))
        rewrite(join(folder, file), (lines) => repeated(lines, step.line, step.as));
      break;
    case 'run':
      execFileSync(step.command, { cwd: folder, shell: true, stdio: 'pipe' });
  }
}
