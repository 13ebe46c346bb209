import { type Node, parse } from 'acorn';
import type { Artefact } from './rules';

/** An AST node with any fields of its type. */
export type Code = Node & { [field: string]: unknown };

/** A script of a candidate. */
export interface Script {
  file: string;
  text: string;
  /** Null if it is not JavaScript. */
  program: Code | null;
  /** Names that it declares anywhere. */
  declared: ReadonlySet<string>;
}

function parsed(text: string): Code | null {
  for (const sourceType of ['module', 'script'] as const) {
    try {
      return parse(text, { ecmaVersion: 'latest', sourceType, allowReturnOutsideFunction: true }) as unknown as Code;
    } catch {
      // Not a module; or invalid.
    }
  }
  return null;
}

const known = new WeakMap<Artefact, Script[]>();

/** The browser scripts of a candidate, each parsed once. */
export function scriptsOf(artefact: Artefact): Script[] {
  const before = known.get(artefact);
  if (before) return before;
  const scripts = artefact.files
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => {
      const text = artefact.read(file);
      const program = parsed(text);
      return { file, text, program, declared: program ? declaredIn(program) : new Set<string>() };
    });
  known.set(artefact, scripts);
  return scripts;
}

/** Visits a node and all its descendants. */
export function visit(node: Code, see: (node: Code) => void): void {
  const waiting: Code[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    see(next);
    for (const value of Object.values(next)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (typeof one === 'object' && one !== null && typeof (one as Code).type === 'string')
          waiting.push(one as Code);
      }
    }
  }
}

/** The names that a pattern binds. */
function bound(pattern: unknown): string[] {
  const code = pattern as Code | null | undefined;
  if (code?.type === 'Identifier') return [String(code.name)];
  if (code?.type === 'AssignmentPattern') return bound(code.left);
  if (code?.type === 'RestElement') return bound(code.argument);
  if (code?.type === 'ArrayPattern') return (code.elements as unknown[]).flatMap(bound);
  if (code?.type === 'ObjectPattern')
    return (code.properties as Code[]).flatMap((one) => bound(one.type === 'RestElement' ? one : one.value));
  return [];
}

function declaredIn(program: Code): Set<string> {
  const names = new Set<string>();
  visit(program, (node) => {
    const patterns = [
      ...(/^(VariableDeclarator|FunctionDeclaration|FunctionExpression|ClassDeclaration)$/.test(node.type)
        ? [node.id]
        : []),
      ...(/Function/.test(node.type) ? (node.params as unknown[]) : []),
      ...(node.type === 'CatchClause' ? [node.param] : []),
      ...(/^Import\w*Specifier$/.test(node.type) ? [node.local] : []),
    ];
    for (const name of patterns.flatMap(bound)) names.add(name);
  });
  return names;
}

/** The text of a string literal, or of a template literal without placeholders. */
export function textOf(node: unknown): string | undefined {
  const code = node as Code | null | undefined;
  if (code?.type === 'Literal' && typeof code.value === 'string') return code.value;
  if (code?.type !== 'TemplateLiteral') return undefined;
  // The beginning of a URL determines its origin.
  return (code.quasis as { value: { cooked: string } }[])[0]?.value.cooked;
}

const globalNames = new Set(['globalThis', 'window', 'self', 'top', 'parent']);

/**
 * The global name of an expression: `window.document.title` is `document.title`, as is `document["title"]`. Undefined
 * for computed expressions, and for names that the script declares itself.
 */
export function nameOf(node: unknown, declared: ReadonlySet<string>): string | undefined {
  const code = node as Code | null | undefined;
  if (code?.type === 'Identifier') {
    const name = String(code.name);
    if (declared.has(name)) return undefined;
    return globalNames.has(name) ? '' : name;
  }
  if (code?.type === 'ParenthesizedExpression' || code?.type === 'ChainExpression')
    return nameOf(code.expression, declared);
  if (code?.type === 'SequenceExpression') return nameOf((code.expressions as Code[]).at(-1), declared);
  if (code?.type !== 'MemberExpression') return undefined;
  const object = nameOf(code.object, declared);
  const key = code.computed ? textOf(code.property) : (code.property as { name: string }).name;
  if (object === undefined || key === undefined) return undefined;
  return object === '' ? key : `${object}.${key}`;
}

/** Whether a member is accessed explicitly on the global object: `window.x`, not `x`, which may be local. */
export function isGlobalMember(node: Code, declared: ReadonlySet<string>): boolean {
  return node.type === 'MemberExpression' && nameOf(node.object, declared) === '';
}
