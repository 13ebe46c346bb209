import type { Node } from 'jsonc-parser';
import { childOf, nodeOf } from './jsonNode';

/**
 * The line (from 1) of a JSON text at which a path's value is named; the line of its nearest ancestor when it is missing.
 * The text is valid JSON.
 */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  let offset = 0;
  let node: Node | undefined = nodeOf(text);
  for (const key of path) {
    node = childOf(node, key);
    if (!node) break;
    offset = node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return text.slice(0, offset).split('\n').length;
}
