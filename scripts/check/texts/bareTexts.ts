import { parseSync } from 'oxc-parser';

/** The used part of a syntax tree's node. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const nodeOf = (value: unknown) => value as Node;
const nodesOf = (value: unknown) => (value as Node[]).filter(Boolean);

/** The possible results of an expression: each branch of conditionals. */
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

/** The last part of a name: `format.money(…)` is `money`. */
function nameOf(node: Node): string {
  if (node.type === 'CallExpression') return nameOf(nodeOf(node.callee));
  if (node.type === 'MemberExpression') return nameOf(nodeOf(node.property));
  if (node.type === 'ChainExpression') return nameOf(nodeOf(node.expression));
  return typeof node.name === 'string' ? node.name : '';
}

const lists = new Set(['map', 'flatMap', 'filter']);

/** Props and hook results that contain elements. */
const handedOver = ['children', 'notice', 'button', 'totals', 'after'];

const draws = (node: Node): boolean =>
  outcomes(node).some(({ type }) => type === 'JSXElement' || type === 'JSXFragment') ||
  (node.type === 'ArrowFunctionExpression' && draws(nodeOf(node.body))) ||
  (node.type === 'CallExpression' && nodesOf(node.arguments).some(draws)) ||
  (node.type === 'BlockStatement' && nodesOf(node.body).some(draws)) ||
  (node.type === 'IfStatement' && draws(nodeOf(node.consequent))) ||
  (node.type === 'ReturnStatement' && node.argument !== null && draws(nodeOf(node.argument)));

/** Names that contain elements: props, and functions of the file itself. */
function namesOfElements(code: string, program: Node): Set<string> {
  const names = new Set([
    ...handedOver,
    ...[...code.matchAll(/(\w+)(?: = \([^)]*\))?\??: (?:\([^)]*\) => )?ReactNode/g)].map(([, name = '']) => name),
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

/** Whether a result is a text, rather than an element or nothing. */
function isText(node: Node, elements: ReadonlySet<string>): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number' || /\S/.test(String(node.value || ''));
  if (node.type === 'TemplateLiteral') return true;
  if (!['Identifier', 'MemberExpression', 'ChainExpression', 'CallExpression'].includes(node.type)) return false;
  const name = nameOf(node);
  return !elements.has(name) && !lists.has(name) && name !== 'undefined';
}

/** A child of an element: whether it is text, and whether it is conditional. */
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
 * Line numbers of texts beside a conditional sibling, or in a fragment. When a browser translates a page, it replaces
 * text nodes by elements; React then cannot find the text node it wants to remove next to others, and throws. A text
 * that is its element's only child is safe. Rejected alternatives: `translate="no"`, because readers need the
 * translation; and patching `removeChild`, which would hide our own bugs.
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
