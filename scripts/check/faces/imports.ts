import { parseSync, Visitor } from 'oxc-parser';

const scope = '@marquee/';

type Node = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>>[0]['callee'];

/** Calls that resolve modules: `require(…)`, `require.resolve(…)`, `import.meta.resolve(…)` and so on. */
function asksForModule(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'require';
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return callee.property.name === 'resolve';
}

function inScript(path: string, text: string): string[] {
  const found: string[] = [];
  const add = (node: { type: string } | null | undefined) => {
    const source = node as Node | null | undefined;
    if (source?.type === 'Literal' && typeof source.value === 'string') found.push(source.value);
    if (source?.type === 'TemplateLiteral') found.push(source.quasis.map(({ value }) => value.raw).join('*'));
  };
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    TSModuleDeclaration: ({ id }) => add(id),
    CallExpression: ({ callee, arguments: [first] }) => asksForModule(callee) && add(first),
  }).visit(program);
  return found;
}

function inStyle(text: string): string[] {
  return [...text.matchAll(/(?:@import\s+|url\(|\bfrom\s+)["']?([^"'\s);]+)/g)].map(([, found = '']) => found);
}

/**
 * A source file's imports of our packages, including types, without duplicates. Computed parts become `*`. Throws if
 * the file cannot be parsed.
 */
export function importsIn(path: string, text: string): string[] {
  if (!text.includes(scope)) return [];
  const found = path.endsWith('.css') ? inStyle(text) : inScript(path, text);
  return [...new Set(found.filter((name) => name.startsWith(scope)))];
}
