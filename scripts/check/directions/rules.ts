import type { IForbiddenRuleType } from 'dependency-cruiser';
import type { Area, Directions, LayeredFolder } from './directionsTable';

/** A path of the table as a regular expression: for a folder and its content, or a file with or without extension. */
function pattern(path: string, star: string): string {
  return `^${path.replaceAll('.', '[.]').replaceAll('*', star)}(/|[.][^/]+$|$)`;
}

/** The same with `*` as any folder. */
export const anyFolder = (path: string) => pattern(path, '[^/]+');
const eachFolder = (path: string) => pattern(path, '([^/]+)');
/** In a row with `*`, the same folder; otherwise any. */
const within = (row: string) => (path: string) => pattern(path, row.includes('*') ? '$1' : '[^/]+');

/** The top-level folders of the table. */
export function topFolders({ areas }: Directions): string[] {
  return [...new Set(areas.map(({ path }) => path.split('/', 1)[0] ?? path))];
}

function areaRules(area: Area, table: Directions): IForbiddenRuleType[] {
  const { path, imports = [], types = [], never = [] } = area;
  const own = pattern(path, '$1');
  const others = table.areas.map((other) => other.path).filter((other) => other !== path);
  const closer = others.filter((other) => RegExp(anyFolder(path)).test(other));
  const from = { path: eachFolder(path), pathNot: [...closer.map(anyFolder), ...table.tests] };
  const allowed = [...imports, ...types];
  const rules: IForbiddenRuleType[] = [
    {
      name: `imports of ${path}`,
      comment: `It may import ${allowed.join(', ') || 'no other part'}: pass it in, or move it down.`,
      from,
      to: { path: topFolders(table).map(anyFolder), pathNot: [own, ...allowed.map(within(path))] },
    },
  ];
  if (types.length > 0)
    rules.push({
      name: `types for ${path}`,
      comment: `It may import no more than types of ${types.join(', ')}: take the value from ${imports.join(', ')}.`,
      from,
      to: { path: types.map(within(path)), dependencyTypesNot: ['type-only', 'type-import'] },
    });
  if (never.length > 0)
    rules.push({
      name: `apart from ${path}`,
      comment: `It never imports ${never.join(', ')}, in tests neither: they meet through a protocol or in the composition.`,
      from: { path: from.path },
      to: { path: never.map(anyFolder), pathNot: own },
    });
  return rules;
}

function layerRules({ path, layers }: LayeredFolder, { tests }: Directions): IForbiddenRuleType[] {
  const place = (name: string) => anyFolder(`${path}/${name}`);
  return layers.flatMap((names, layer) =>
    names.map((name) => ({
      name: `layer of ${path}/${name}`,
      comment: 'It imports what lies in layers below it: pass it in, listen to an event, or move it down.',
      from: { path: place(name), pathNot: [...tests] },
      to: { path: anyFolder(path), pathNot: [place(name), ...layers.slice(0, layer).flat().map(place)] },
    })),
  );
}

/** The table as rules of dependency-cruiser. */
export function rulesOf(table: Directions): IForbiddenRuleType[] {
  const { areas, layers, packages, tests, made } = table;
  const noPlace = 'Give it a row in scripts/check/directions/directionsTable.ts.';
  const rules: IForbiddenRuleType[] = [
    { name: 'circle', comment: 'Move what they share into a file below them.', from: {}, to: { circular: true } },
    {
      name: 'found',
      comment: 'What it imports was not found, so that its direction cannot be checked.',
      from: {},
      to: { couldNotResolve: true, pathNot: made.map(anyFolder) },
    },
    {
      name: 'tests',
      comment: 'Only tests import what is made for tests.',
      from: { pathNot: [...tests] },
      to: { path: [...tests], pathNot: 'node_modules' },
    },
    { name: 'place', comment: noPlace, from: { pathNot: areas.map((area) => anyFolder(area.path)) }, to: {} },
    ...layers.map(({ path, layers }) => ({
      name: `place in ${path}`,
      comment: noPlace,
      from: { path: `^${path}/`, pathNot: [...layers.flat().map((name) => anyFolder(`${path}/${name}`)), ...tests] },
      to: {},
    })),
    ...packages.map((path) => ({
      name: `package ${path}`,
      comment: 'Another package is imported by its name.',
      from: { path: `^(${path.replace('*', '[^/]+')})/` },
      to: { dependencyTypes: ['local' as const], path: packages.map(anyFolder), pathNot: '^$1/' },
    })),
    ...areas.flatMap((area) => areaRules(area, table)),
    ...layers.flatMap((one) => layerRules(one, table)),
  ];
  return rules.map((rule) => ({ ...rule, severity: 'error' }));
}
