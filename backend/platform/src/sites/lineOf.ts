import type { Node } from 'jsonc-parser';
import { childOf } from './jsonNode';
import type { Path } from './problem';

/** The line (from 1) of an offset in a text. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The line of a path's value in a parsed text; if it is missing, of its nearest ancestor. */
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
