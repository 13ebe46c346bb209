import { type Node, parseSync } from 'oxc-parser';

/** A test's title in its source; placeholders (`%s`, `${name}`) come from tables of cases. */
export interface TestTitle {
  /** Titles of the groups around it, outermost first. */
  groups: readonly string[];
  /** Without the ids. */
  title: string;
  /** Ids of the rules that the test covers: `[R4.07, D5.02]` at the title's end. */
  rules: readonly string[];
}

const tag = / \[([RD]\d+\.\d+(?:, [RD]\d+\.\d+)*)\]$/;

/** The called function's name: `test` for `test(…)`, `test.each(…)(…)`, `test.describe(…)`. */
function calledName(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  return callee.property.name === 'describe' ? 'describe' : calledName(callee.object);
}

/** The text of a literal, unescaped. */
function literal(node: Node | undefined, source: string): string | undefined {
  const isText = node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
  return isText ? source.slice(node.start + 1, node.end - 1).replace(/\\(['"])/g, '$1') : undefined;
}

/** The titles of all tests in a source. */
export function testTitles(path: string, source: string): TestTitle[] {
  const found: TestTitle[] = [];
  const visit = (node: unknown, groups: readonly string[]): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, groups);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const call = node as Node;
    const name = call.type === 'CallExpression' ? calledName(call.callee) : '';
    const text = call.type === 'CallExpression' ? literal(call.arguments[0], source) : undefined;
    if (text !== undefined && (name === 'test' || name === 'it')) {
      const [whole = '', ids = ''] = tag.exec(text) ?? [];
      const title = text.slice(0, text.length - whole.length);
      found.push({ groups, title, rules: ids === '' ? [] : ids.split(', ') });
    }
    const inside = text !== undefined && name === 'describe' ? [...groups, text] : groups;
    for (const value of Object.values(node)) visit(value, inside);
  };
  visit(parseSync(path, source).program, []);
  return found;
}
