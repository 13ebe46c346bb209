import type { Node } from 'jsonc-parser';
import { childOf } from './jsonNode';
import type { Path } from './problem';

/** The line (from 1) of a place in a text. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/**
 * The line at which a path's value is named in the text of a node; the line of its nearest ancestor when it is missing.
 */
export function lineOf(text: string, whole: Node, path: Path): number {
  let offset = 0;
  let node: Node | undefined = whole;
  for (const key of path) {
    node = childOf(node, key);
    if (!node) break;
    offset = node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return lineAt(text, offset);
}
