import { type Node, parseTree } from 'jsonc-parser';

export type { Node };

/** The value of a JSON text with the places of all its parts. The text is valid JSON. */
export function nodeOf(text: string): Node {
  const node = parseTree(text);
  if (!node) throw new Error('a JSON text has a value');
  return node;
}

/**
 * What stands in an object under a key, or in an array at an index; of a key that stands twice the last, as
 * `JSON.parse` takes it.
 */
export function childOf({ type, children = [] }: Node, key: string | number): Node | undefined {
  if (type === 'array') return children[Number(key)];
  return children.findLast((property) => property.children?.[0]?.value === String(key))?.children?.[1];
}
