import type { Node } from 'oxc-parser';

/** A node with the nodes around it, nearest first. */
export type Visit = (node: Node, parents: readonly Node[]) => void;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Visits a node and everything below it. */
export function walk(node: Node, visit: Visit, parents: readonly Node[] = []): void {
  visit(node, parents);
  const around = [node, ...parents];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, around);
  }
}

/**
 * The texts that an expression may give: its own literal, or those of its branches. Template literals keep a `*` for
 * each hole.
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
