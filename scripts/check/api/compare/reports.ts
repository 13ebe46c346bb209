import { join } from 'node:path';
import ts from 'typescript-6';

/** Namespaces of the sdk's report that are the host's own: no remote sees them. */
const hostOnly = new Set(['ahead', 'host', 'notices', 'trust']);

/** The types of two reports in one compilation, so that what both import is the same. */
export interface TwoReports {
  checker: ts.TypeChecker;
  before: ts.Symbol[];
  after: ts.Symbol[];
  /** Whether a type was declared in one of the two reports, and not in another package. */
  isOurs: (symbol: ts.Symbol | undefined) => boolean;
  /** A number of a type's own. */
  idOf: (type: ts.Type) => number;
}

/** The declarations of a report as a module that exports what remotes see, and nothing else. */
function moduleOf(report: string): string {
  const [, code = ''] = /^```ts$([\s\S]*?)^```$/m.exec(report) ?? [];
  return `${code.replace(/^declare namespace defineRemote /m, 'export $&')}\nexport {};\n`;
}

/**
 * Reads two reports of the host API as TypeScript. Imports are resolved as in `folder`, the sdk's own; what is not
 * there any more is `any`.
 */
export function readReports(before: string, after: string, folder: string): TwoReports {
  const files = new Map([
    [join(folder, 'before.d.ts'), moduleOf(before)],
    [join(folder, 'after.d.ts'), moduleOf(after)],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    resolveJsonModule: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, version, /* setParentNodes */ true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const checker = program.getTypeChecker();
  const exported = (name: string) => {
    const file = program.getSourceFile(name);
    const module = file && checker.getSymbolAtLocation(file);
    return module ? checker.getExportsOfModule(module).filter((one) => !hostOnly.has(one.name)) : [];
  };
  const ids = new Map<ts.Type, number>();
  const [first = '', second = ''] = files.keys();
  return {
    checker,
    before: exported(first),
    after: exported(second),
    isOurs: (symbol) => symbol?.declarations?.some((one) => files.has(one.getSourceFile().fileName)) ?? false,
    idOf: (type) => {
      const id = ids.get(type) ?? ids.size;
      ids.set(type, id);
      return id;
    },
  };
}
