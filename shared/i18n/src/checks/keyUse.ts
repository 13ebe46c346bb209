import { textsOf, walk } from './walk';
import type { Source } from './workspace';

/** What code says of keys: every text in it, and the keys that it asks a bundle for. A `*` stands for a hole. */
export interface KeyUse {
  literals: Set<string>;
  patterns: string[];
  asked: { key: string; at: string }[];
}

/** A pattern fits a key; one that is nothing but holes fits none. */
function fits(pattern: string, key: string): boolean {
  if (!/\w{2}|\w\./.test(pattern)) return false;
  const expression = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${expression.join('.+')}$`).test(key);
}

/** Reads how sources use keys. A key is asked for by calling `t`. */
export function keyUseOf(sources: readonly Source[]): KeyUse {
  const use: KeyUse = { literals: new Set(), patterns: [], asked: [] };
  for (const { file, text, program } of sources) {
    walk(program, (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') use.literals.add(node.value);
      if (node.type === 'TemplateLiteral' && node.expressions.length > 0) use.patterns.push(...textsOf(node));
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 't') return;
      const [argument] = node.arguments;
      const at = `${file}:${text.slice(0, node.start).split('\n').length}`;
      if (argument && argument.type !== 'SpreadElement') {
        use.asked.push(...textsOf(argument).map((key) => ({ key, at })));
      }
    });
  }
  return use;
}

/** Whether code can come to a key. */
export const isUsed = ({ literals, patterns }: KeyUse, key: string): boolean =>
  literals.has(key) || patterns.some((pattern) => fits(pattern, key));

/** The keys that are asked for and that no bundle has, as `file:line key`. A pattern needs one key that fits it. */
export function unknownKeys({ asked }: KeyUse, keys: ReadonlySet<string>): string[] {
  const isKnown = (key: string) => (key.includes('*') ? [...keys].some((known) => fits(key, known)) : keys.has(key));
  return asked.filter(({ key }) => !isKnown(key)).map(({ key, at }) => `${at} ${key}`);
}
