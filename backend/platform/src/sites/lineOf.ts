import type { Node } from 'jsonc-parser';
import { childOf } from './jsonNode';
import type { Path } from './problem';

/** Finds the line (from 1) of an offset in a text. */
export function lineFinder(text: string): (offset: number) => number {
  const breaks: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks.push(at);
  return (offset) => {
    let [low, high] = [0, breaks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((breaks[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** The offset of a path's value; if it is missing, of its nearest ancestor. */
export function offsetOf(whole: Node, path: Path): number {
  let offset = 0;
  let node: Node | undefined = whole;
  for (const key of path) {
    node = childOf(node, key);
    if (!node) break;
    offset = node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return offset;
}
