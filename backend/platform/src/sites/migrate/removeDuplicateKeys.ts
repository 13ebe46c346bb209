import { type Node, nodeOf } from '../jsonNode';

/** Duplicate keys that a later one overrides. */
function overridden(node: Node): Node[] {
  const { children = [] } = node;
  if (node.type !== 'object') return children.flatMap(overridden);
  const nameOf = (property: Node) => property.children?.[0]?.value as string;
  const isLast = (property: Node) => children.findLast((one) => nameOf(one) === nameOf(property)) === property;
  const kept = children.filter(isLast).flatMap(({ children: [, value] = [] }) => (value ? overridden(value) : []));
  return [...children.filter((property) => !isLast(property)), ...kept];
}

/** Removes overridden duplicate keys from a JSON text, without changing anything else. */
export function removeDuplicateKeys(text: string): string {
  return overridden(nodeOf(text))
    .sort((a, b) => b.offset - a.offset)
    .reduce((result, { offset, length }) => {
      // Includes the following comma (it is never the last key) and the line, if it has one to itself.
      const end = result.indexOf(',', offset + length) + 1;
      const before = result.slice(0, offset).replace(/\n[ \t]*$/, '');
      return before + result.slice(end);
    }, text);
}
