import { type Node, parseTree } from 'jsonc-parser';

export type { Node };

/** Parses valid JSON into nodes with positions. */
export function nodeOf(text: string): Node {
  const node = parseTree(text);
  if (!node) throw new Error('a JSON text has a value');
  return node;
}

/** The child under a key or index; of duplicate keys the last, as in `JSON.parse`. */
export function childOf({ type, children = [] }: Node, key: string | number): Node | undefined {
  if (type === 'array') return children[Number(key)];
  return children.findLast((property) => property.children?.[0]?.value === String(key))?.children?.[1];
}
