import { parseSync } from 'oxc-parser';

/** A node of a syntax tree, as far as it is looked at here. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const nodeOf = (value: unknown) => value as Node;
const nodesOf = (value: unknown) => (value as Node[]).filter(Boolean);

/** What an expression may come to, alternatives of conditions one by one. */
function outcomes(node: Node): Node[] {
  if (node.type === 'ConditionalExpression')
    return [...outcomes(nodeOf(node.consequent)), ...outcomes(nodeOf(node.alternate))];
  if (node.type === 'LogicalExpression')
    return node.operator === '&&'
      ? outcomes(nodeOf(node.right))
      : [node.left, node.right].map(nodeOf).flatMap(outcomes);
  if (node.type === 'ParenthesizedExpression') return outcomes(nodeOf(node.expression));
  return [node];
}

/** The last name of what is called or read: `format.money(…)` is `money`. */
function nameOf(node: Node): string {
  if (node.type === 'CallExpression') return nameOf(nodeOf(node.callee));
  if (node.type === 'MemberExpression') return nameOf(nodeOf(node.property));
  if (node.type === 'ChainExpression') return nameOf(nodeOf(node.expression));
  return typeof node.name === 'string' ? node.name : '';
}

const lists = new Set(['map', 'flatMap', 'filter']);

/** Names by which hooks and props hand over elements. */
const handedOver = ['children', 'notice', 'button', 'totals', 'after'];

const draws = (node: Node): boolean =>
  outcomes(node).some(({ type }) => type === 'JSXElement' || type === 'JSXFragment') ||
  (node.type === 'ArrowFunctionExpression' && draws(nodeOf(node.body))) ||
  (node.type === 'CallExpression' && nodesOf(node.arguments).some(draws)) ||
  (node.type === 'BlockStatement' && nodesOf(node.body).some(draws)) ||
  (node.type === 'IfStatement' && draws(nodeOf(node.consequent))) ||
  (node.type === 'ReturnStatement' && node.argument !== null && draws(nodeOf(node.argument)));

/** The names of elements, and of functions that make some: those of props, and those of the file itself. */
function namesOfElements(code: string, program: Node): Set<string> {
  const names = new Set([
    ...handedOver,
    ...[...code.matchAll(/(\w+)(?: = \([^)]*\))?\??: ReactNode/g)].map(([, name = '']) => name),
  ]);
  walk(program, (node) => {
    const made =
      node.type === 'FunctionDeclaration' ? node.body : node.type === 'VariableDeclarator' ? node.init : null;
    const { name } = (node.id ?? {}) as { name?: string };
    if (made && name && draws(nodeOf(made))) names.add(name);
  });
  return names;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const field of Object.values(node))
    for (const part of Array.isArray(field) ? field : [field])
      if (part && typeof part === 'object' && typeof (part as Node).type === 'string') walk(part as Node, visit);
}

/** Tells whether an outcome is a text, not an element or nothing. */
function isText(node: Node, elements: ReadonlySet<string>): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number' || /\S/.test(String(node.value || ''));
  if (node.type === 'TemplateLiteral') return true;
  if (!['Identifier', 'MemberExpression', 'ChainExpression', 'CallExpression'].includes(node.type)) return false;
  const name = nameOf(node);
  return !elements.has(name) && !lists.has(name) && name !== 'undefined';
}

/** A child of an element: whether it is text, and whether it comes and goes. */
interface Child {
  isText: boolean;
  comesAndGoes: boolean;
}

function childOf(node: Node, elements: ReadonlySet<string>): Child[] {
  if (node.type === 'JSXText') return /\S/.test(String(node.value)) ? [{ isText: true, comesAndGoes: false }] : [];
  if (node.type !== 'JSXExpressionContainer') return [{ isText: false, comesAndGoes: false }];
  const expression = nodeOf(node.expression);
  if (expression.type === 'JSXEmptyExpression') return [];
  if (expression.type === 'Literal' && !isText(expression, elements)) return [];
  const all = outcomes(expression);
  const texts = all.filter((one) => isText(one, elements));
  const isAlways =
    texts.length === all.length && !(expression.type === 'LogicalExpression' && expression.operator === '&&');
  const isList = all.some((one) => lists.has(nameOf(one)));
  return [
    { isText: texts.length > 0, comesAndGoes: isList || (all.length > 1 || expression !== all[0] ? !isAlways : false) },
  ];
}

/**
 * Where a component has a text beside something that comes and goes, or in a fragment, which goes itself: lines. A
 * browser that translates a page puts elements in the place of texts. React finds an element again, and not such a
 * text: it throws. A text that is alone in its element is safe. Not taken: `translate="no"`, because who cannot read
 * the site's languages needs the translation; and other `removeChild` functions, which would hide faults of ours.
 */
export function bareTexts(file: string, code: string): number[] {
  const program = nodeOf(parseSync(file, code).program);
  const elements = namesOfElements(code, program);
  const lines: number[] = [];
  walk(program, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = nodesOf(node.children).flatMap((child) => childOf(child, elements));
    const isLoose = node.type === 'JSXFragment' || children.some(({ comesAndGoes }) => comesAndGoes);
    if (children.length > 1 && isLoose && children.some((child) => child.isText))
      lines.push(code.slice(0, node.start).split('\n').length);
  });
  return lines;
}
