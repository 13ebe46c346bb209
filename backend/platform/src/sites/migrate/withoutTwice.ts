import { type Node, nodeOf } from '../jsonNode';

/** Keys of an object that stand again further down: of two, readers took the last. */
function overridden(node: Node): Node[] {
  const { children = [] } = node;
  if (node.type !== 'object') return children.flatMap(overridden);
  const nameOf = (property: Node) => property.children?.[0]?.value as string;
  const isLast = (property: Node) => children.findLast((one) => nameOf(one) === nameOf(property)) === property;
  const kept = children.filter(isLast).flatMap(({ children: [, value] = [] }) => (value ? overridden(value) : []));
  return [...children.filter((property) => !isLast(property)), ...kept];
}

/**
 * The text of a JSON value without the keys that stand again further down, with all other characters as they are. It
 * means the same.
 */
export function withoutTwice(text: string): string {
  return overridden(nodeOf(text))
    .sort((a, b) => b.offset - a.offset)
    .reduce((result, { offset, length }) => {
      // With the comma behind it, which it has: it is not the last. And with its line, where it has one of its own.
      const end = result.indexOf(',', offset + length) + 1;
      const before = result.slice(0, offset).replace(/\n[ \t]*$/, '');
      return before + result.slice(end);
    }, text);
}
