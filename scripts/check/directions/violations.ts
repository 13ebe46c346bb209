import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import type { Directions } from './directionsTable';
import { anyFolder, rulesOf, topFolders } from './rules';

/** A violation of the directions. */
export interface Violation {
  /** The rule's name. */
  rule: string;
  /** `file → file`; for a circle all its files; for a file that no row covers, the file alone. */
  imports: string;
  /** Advice. */
  advice: string;
}

const options: ICruiseOptions = {
  // Type imports count: sources are analysed before compilation.
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist(-single)?|releases|test-results|[.]data)/' },
  validate: true,
};

const resolving = {
  conditionNames: ['import', 'types', 'node', 'default'],
  exportsFields: ['exports'],
  extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
};

/** All violations in a repository, including rows of the table that match no file. */
export async function violations(root: string, table: Directions): Promise<Violation[]> {
  const forbidden = rulesOf(table);
  const folders = topFolders(table).filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, { ...options, baseDir: root, ruleSet: { forbidden } }, resolving);
  const { modules, summary } = output as ICruiseResult;
  const found = new Map<string, Violation>();
  for (const { rule, from, to, cycle } of summary.violations) {
    const imported = rule.name.startsWith('place') ? [] : (cycle?.map(({ name }) => name) ?? [to]);
    const imports = [from, ...imported].join(' → ');
    const advice = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
    found.set(rule.name + imports, { rule: rule.name, imports, advice });
  }
  const rows = [
    ...table.areas.map(({ path }) => path),
    ...table.layers.flatMap(({ path, layers }) => layers.flat().map((name) => `${path}/${name}`)),
  ];
  const empty = rows.filter((path) => !modules.some(({ source }) => RegExp(anyFolder(path)).test(source)));
  return [
    ...found.values(),
    ...empty.map((imports) => ({ rule: 'row', imports, advice: 'No file is there: take the row out.' })),
  ];
}
