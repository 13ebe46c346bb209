/** A value of a JSON text: where it stands, and its members when it is an object. */
interface Node {
  from: number;
  to: number;
  members: Map<string, Node> | undefined;
}

/** The places of all values of a JSON text, which is valid. */
function parse(text: string): Node {
  let at = 0;
  const blank = () => {
    while (/[\s,:]/.test(text[at] ?? '')) at++;
  };
  const string = () => {
    const start = at++;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    return JSON.parse(text.slice(start, ++at)) as string;
  };
  const value = (): Node => {
    blank();
    const from = at;
    const open = text[at];
    let members: Node['members'];
    if (open === '"') string();
    else if (open === '{' || open === '[') {
      const close = open === '{' ? '}' : ']';
      if (open === '{') members = new Map();
      at++;
      for (blank(); text[at] !== close; blank()) {
        if (!members) value();
        else {
          const key = string();
          members.set(key, value());
        }
      }
      at++;
    } else while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at++;
    return { from, to: at, members };
  };
  return value();
}

/** A value as our formatter writes it: in one line where it fits into 120 columns and is no object. */
function print(value: unknown, indent: string, taken: number): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (taken + line.length <= 119) return line;
  }
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

const indentAt = (text: string, at: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

/**
 * Sets one value of a JSON object's text and leaves every other character as it is. A key that is not there yet is added after
 * the others; objects on the way to it must be there.
 */
export function setIn(text: string, path: readonly string[], value: unknown): string {
  let node = parse(text);
  for (const [depth, key] of path.entries()) {
    const { members } = node;
    if (!members) throw new Error(`${path.slice(0, depth).join('.')} is not an object`);
    const found = members.get(key);
    if (!found) {
      if (depth < path.length - 1) throw new Error(`${path.slice(0, depth + 1).join('.')} is not there`);
      return addTo(text, node, key, value);
    }
    node = found;
  }
  const indent = indentAt(text, node.from);
  const taken = node.from - text.lastIndexOf('\n', node.from) - 1;
  return text.slice(0, node.from) + print(value, indent, taken) + text.slice(node.to);
}

function addTo(text: string, { from, members }: Node, key: string, value: unknown): string {
  const last = [...(members?.values() ?? [])].at(-1);
  const indent = last ? indentAt(text, last.to) : `${indentAt(text, from)}  `;
  const name = `${JSON.stringify(key)}: `;
  const entry = `\n${indent}${name}${print(value, indent, indent.length + name.length)}`;
  return last
    ? `${text.slice(0, last.to)},${entry}${text.slice(last.to)}`
    : `${text.slice(0, from + 1)}${entry}\n${indentAt(text, from)}${text.slice(from + 1).trimStart()}`;
}

/** Whether the text of an object names a key itself. */
export const hasOwnKey = (text: string, key: string): boolean => parse(text).members?.has(key) ?? false;
