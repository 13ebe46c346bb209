import type { Node } from 'oxc-parser';
import { textsOf, walk } from './walk';
import type { Source } from './workspace';

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : '');

/** Messages written into an envelope directly. Those of a `Refusal` are checked by its type. */
export function writtenMessages(sources: readonly Source[]): Set<string> {
  const found = new Set<string>();
  for (const { program } of sources) {
    walk(program, (node) => {
      if (node.type !== 'Property' || nameOf(node.key) !== 'statusMessage') return;
      for (const message of textsOf(node.value)) found.add(message);
    });
  }
  return found;
}

/** The messages in schemas. */
export function schemaReasons(sources: readonly Source[]): Set<string> {
  const found = new Set<string>();
  for (const { program } of sources) {
    walk(program, (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
      if (nameOf(node.callee.object) !== 'v' || /^(literal|picklist)$/.test(nameOf(node.callee.property))) return;
      for (const argument of node.arguments) {
        if (argument.type === 'SpreadElement') continue;
        for (const reason of textsOf(argument)) if (/^[a-z]+[A-Z]\w*$|^required$/.test(reason)) found.add(reason);
      }
    });
  }
  return found;
}
