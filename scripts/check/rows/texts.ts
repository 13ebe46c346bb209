import { join, relative, sep } from 'node:path';
import ts from 'typescript-6';

/** A statement in the code, and where it is queried: `file:line`. */
export interface Query {
  text: string;
  place: string;
}

/** What the code says of statements. */
export interface Code {
  queries: Query[];
  /** Queries whose text is only known at run time. */
  dynamic: string[];
  /** `table.column` of interface `Columns`: columns whose type the code knows better than the schema. */
  typedColumns: string[];
}

const databaseFile = 'backend/database/src/database.ts';

/** A program of sources without the packages of others, which no text of SQL comes from. */
function programOf(root: string, paths: readonly string[]): ts.Program {
  const { config } = ts.parseConfigFileTextToJson('', ts.sys.readFile(join(root, 'tsconfig.base.json')) ?? '');
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const own = { ...options, types: [], lib: ['lib.es2023.d.ts'] };
  const host = ts.createCompilerHost(own);
  const read = host.getSourceFile;
  host.getSourceFile = (file, ...rest) =>
    file.includes('/node_modules/') && !file.includes('/typescript') ? undefined : read(file, ...rest);
  return ts.createProgram(
    paths.map((path) => join(root, path)),
    own,
    host,
  );
}

/** The queries in sources, by the compiler's types: texts of constants, templates of them, and unions. */
export function queriesIn(root: string, paths: readonly string[]): Code {
  const program = programOf(root, paths);
  const checker = program.getTypeChecker();
  const pathOf = (file: string) => relative(root, file).split(sep).join('/');
  const code: Code = { queries: [], dynamic: [], typedColumns: [] };

  function texts(node: ts.Expression): string[] | undefined {
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = [texts(node.whenTrue), texts(node.whenFalse)];
      return yes && no && [...yes, ...no];
    }
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce<string[] | undefined>(
        (before, { expression, literal }) => {
          const parts = texts(expression);
          return parts && before?.flatMap((start) => parts.map((part) => start + part + literal.text));
        },
        [node.head.text],
      );
    const type = checker.getTypeAtLocation(node);
    const all = type.isUnion() ? type.types : [type];
    const values = all.flatMap((one) => (one.isStringLiteral() || one.isNumberLiteral() ? [String(one.value)] : []));
    return values.length === all.length ? values : undefined;
  }

  function isQuery(call: ts.CallExpression): boolean {
    if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'query') return false;
    const declared = checker.getSymbolAtLocation(call.expression.name)?.declarations?.[0];
    return !!declared && pathOf(declared.getSourceFile().fileName) === databaseFile;
  }

  function visit(node: ts.Node): void {
    const [sql] = ts.isCallExpression(node) && isQuery(node) ? node.arguments : [];
    if (sql) {
      const source = sql.getSourceFile();
      const { line } = source.getLineAndCharacterOfPosition(sql.getStart());
      const place = `${pathOf(source.fileName)}:${line + 1}`;
      const found = texts(sql);
      if (found) code.queries.push(...found.map((text) => ({ text, place })));
      else code.dynamic.push(place);
    }
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Columns')
      code.typedColumns.push(...node.members.map(({ name }) => (name && ts.isStringLiteral(name) ? name.text : '')));
    ts.forEachChild(node, visit);
  }
  for (const path of paths) {
    const source = program.getSourceFile(join(root, path));
    if (source) visit(source);
  }
  return code;
}
