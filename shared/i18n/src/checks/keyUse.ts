import { textsOf, walk } from './walk';
import type { Source } from './workspace';

/** The keys that code may use: all its string literals, and the keys passed to a bundle. `*` is a wildcard. */
export interface KeyUse {
  literals: Set<string>;
  patterns: string[];
  asked: { key: string; at: string }[];
}

/** Whether a pattern matches a key; one of wildcards only matches none. */
function fits(pattern: string, key: string): boolean {
  if (!/\w{2}|\w\./.test(pattern)) return false;
  const expression = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${expression.join('.+')}$`).test(key);
}

/** Collects the use of keys in sources. A key is used by calling `t`. */
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

/** Whether code may use a key. */
export const isUsed = ({ literals, patterns }: KeyUse, key: string): boolean =>
  literals.has(key) || patterns.some((pattern) => fits(pattern, key));

/** Keys in use that no bundle has, as `file:line key`. A pattern must match at least one key. */
export function unknownKeys({ asked }: KeyUse, keys: ReadonlySet<string>): string[] {
  const isKnown = (key: string) => (key.includes('*') ? [...keys].some((known) => fits(key, known)) : keys.has(key));
  return asked.filter(({ key }) => !isKnown(key)).map(({ key, at }) => `${at} ${key}`);
}
