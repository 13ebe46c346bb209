import type { Node } from 'oxc-parser';
import { textsOf, walk } from './walk';
import type { Source } from './workspace';

/**
 * Refusals whose message is not written where they are thrown, by the expression: the messages that it can be. A new one has to be
 * added here, so that its texts are looked for.
 */
const elsewhere: Record<string, readonly string[]> = {
  // Accounts that may not be used, and why a session was ended (§8): all of them end the session.
  'refusedStatus[row.status]': ['BLOCK', 'CLOSE'],
  'row.ended_because': ['sessionExpired'],
  // What the wallet answers to a game: its own refusals, which are read where they are thrown, and that it is not there.
  'answer.status': ['tryAgain'],
};

/** What the sources can answer with. */
export interface Refusals {
  /** Every `statusMessage`. */
  messages: Set<string>;
  /** Every reason at a field. */
  fields: Set<string>;
  /** Expressions that nobody knows the messages of. */
  unknown: string[];
}

/** The value that a constant of the same file is given. */
function constantIn({ program }: Source, name: string): Node | null {
  let value: Node | null = null;
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name) value = node.init;
  });
  return value;
}

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : '');

/** Reads every message and field reason that sources can refuse with. */
export function refusalsIn(sources: readonly Source[]): Refusals {
  const found: Refusals = { messages: new Set(), fields: new Set(), unknown: [] };
  for (const source of sources) {
    walk(source.program, (node) => {
      if (node.type === 'NewExpression' && nameOf(node.callee) === 'Refusal') {
        const [argument] = node.arguments;
        if (!argument) return;
        const written = source.text.slice(argument.start, argument.end);
        const own = textsOf(argument);
        const known = own.length > 0 ? own : (elsewhere[written] ?? textsOf(constantIn(source, written)));
        for (const message of known) found.messages.add(message);
        if (known.length === 0) found.unknown.push(`${source.file}: ${written}`);
      }
      if (node.type !== 'Property') return;
      if (nameOf(node.key) === 'statusMessage') for (const message of textsOf(node.value)) found.messages.add(message);
      if (nameOf(node.key) === 'fields' && node.value.type === 'ObjectExpression') {
        for (const field of node.value.properties) {
          if (field.type !== 'Property') continue;
          const own = textsOf(field.value);
          const reasons = own.length > 0 ? own : textsOf(constantIn(source, nameOf(field.value)));
          for (const reason of reasons) found.fields.add(reason);
        }
      }
    });
  }
  return found;
}

/** The messages that schemas name for what a field must be. */
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
