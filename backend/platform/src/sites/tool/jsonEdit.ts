import type { Node } from 'jsonc-parser';
import { childOf, nodeOf } from '../jsonNode';
import type { Path } from '../problem';

/** Prints a value as our formatter does: on one line if it fits into 120 columns and is no object. */
function print(value: unknown, indent: string, taken: number): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (taken + line.length <= 119) return line;
  }
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

const indentAt = (text: string, at: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

/**
 * Sets one value in a JSON text and leaves every other character as it is. A new key is added last; the objects and
 * list entries above it must exist.
 */
export function setIn(text: string, path: Path, value: unknown): string {
  let node = nodeOf(text);
  for (const [depth, key] of path.entries()) {
    if (node.type !== 'object' && node.type !== 'array')
      throw new Error(`${path.slice(0, depth).join('.')} is not an object`);
    const found = childOf(node, key);
    if (!found) {
      if (node.type === 'array') throw new Error(`${path.slice(0, depth + 1).join('.')} is not there`);
      if (depth < path.length - 1) throw new Error(`${path.slice(0, depth + 1).join('.')} is not there`);
      return addTo(text, node, String(key), value);
    }
    node = found;
  }
  const { offset, length } = node;
  const indent = indentAt(text, offset);
  const taken = offset - text.lastIndexOf('\n', offset) - 1;
  return text.slice(0, offset) + print(value, indent, taken) + text.slice(offset + length);
}

function addTo(text: string, { offset, children = [] }: Node, key: string, value: unknown): string {
  const last = children.at(-1);
  const end = last && last.offset + last.length;
  const indent = end === undefined ? `${indentAt(text, offset)}  ` : indentAt(text, end);
  const name = `${JSON.stringify(key)}: `;
  const entry = `\n${indent}${name}${print(value, indent, indent.length + name.length)}`;
  return end === undefined
    ? `${text.slice(0, offset + 1)}${entry}\n${indentAt(text, offset)}${text.slice(offset + 1).trimStart()}`
    : `${text.slice(0, end)},${entry}${text.slice(end)}`;
}

/** Whether an object's text has a key of its own. */
export function hasOwnKey(text: string, key: string): boolean {
  const node = nodeOf(text);
  return node.type === 'object' && childOf(node, key) !== undefined;
}
