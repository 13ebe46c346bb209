/** A node of an analysed statement: its kind, and its fields by name. */
export interface Node {
  kind: string;
  fields: Record<string, Value>;
}

/** Nothing, a word or number as text, a node, or a list. */
export type Value = string | null | Node | Value[];

const isNode = (value: Value | undefined): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** A field as a node; undefined if it is none. */
export function nodeIn(node: Node, field: string): Node | undefined {
  const value = node.fields[field];
  return isNode(value) ? value : undefined;
}

/** A field as nodes; none if it is empty. */
export function nodesIn(node: Node, field: string): Node[] {
  const value = node.fields[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A field as a number; 0 if it is none. */
export const numberIn = (node: Node, field: string): number => Number(node.fields[field] ?? 0);

/** A field as text. */
export function textIn(node: Node, field: string): string {
  const value = node.fields[field];
  return typeof value === 'string' ? value : '';
}

const tokens = /"(?:\\.|[^"\\])*"|[(){}[\]]|(?:\\.|[^\s(){}[\]\\])+/g;

/** Parses a `pg_node_tree`, Postgres's text of an analysed statement: `{VAR :varno 1 :varnullingrels (b 4)}`. */
export function parseNodeTree(text: string): Value {
  const words = text.match(tokens) ?? [];
  let next = 0;
  function list(end: string): Value[] {
    const values: Value[] = [];
    while (words[next] !== end) values.push(value());
    next++;
    return values;
  }
  function node(): Node {
    const kind = words[next++] ?? '';
    const fields: Record<string, Value> = {};
    while (words[next] !== '}') {
      const name = words[next++]?.slice(1) ?? '';
      const values: Value[] = [];
      while (!words[next]?.startsWith(':') && words[next] !== '}') values.push(value());
      fields[name] = values.length === 1 ? (values[0] ?? null) : values;
    }
    next++;
    return { kind, fields };
  }
  function value(): Value {
    const word = words[next++];
    if (word === undefined) throw new Error('The tree of a statement ends early');
    if (word === '{') return node();
    if (word === '(') return list(')');
    if (word === '[') return list(']');
    if (word === '<>') return null;
    return word.replace(/^"(.*)"$/s, '$1').replace(/\\(.)/gs, '$1');
  }
  return value();
}
