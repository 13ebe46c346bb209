import type { Node } from 'oxc-parser';

/** A node with its ancestors, nearest first. */
export type Visit = (node: Node, parents: readonly Node[]) => void;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Visits a node and all its descendants. */
export function walk(node: Node, visit: Visit, parents: readonly Node[] = []): void {
  visit(node, parents);
  const around = [node, ...parents];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, around);
  }
}

/**
 * The possible texts of an expression: its literal, or those of its branches. Template literals have a `*` for each
 * placeholder.
 */
export function textsOf(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.cooked ?? value.raw).join('*')];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : [];
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textsOf(node.expression);
    case 'JSXExpressionContainer':
      return node.expression.type === 'JSXEmptyExpression' ? [] : textsOf(node.expression);
    default:
      return [];
  }
}
