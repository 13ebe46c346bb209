import ts from 'typescript-6';
import type { Difference } from './difference';
import { readReports, type TwoReports } from './reports';
import { type Fault, Walk } from './walk';

const has = (symbol: ts.Symbol, flags: ts.SymbolFlags) => (symbol.flags & flags) !== 0;

const typeParameters = (type: ts.Type): readonly ts.Type[] =>
  type.aliasTypeArguments ?? (type.isClassOrInterface() ? (type.typeParameters ?? []) : []);

/** What breaks from the exports `before` to those `after`. */
function broken(reports: TwoReports, before: readonly ts.Symbol[], after: readonly ts.Symbol[]): Difference[] {
  const { checker } = reports;
  const found = new Map<string, Difference>();
  const add = ({ member, name, what }: Fault, by: string) => {
    const known = found.get(`${member} ${what}`) ?? { member, name, what, exports: [] };
    found.set(`${member} ${what}`, known);
    if (!known.exports.includes(by)) known.exports.push(by);
  };
  const real = (symbol: ts.Symbol) => (has(symbol, ts.SymbolFlags.Alias) ? checker.getAliasedSymbol(symbol) : symbol);
  const pairs = (old: readonly ts.Symbol[], next: readonly ts.Symbol[]): [string, ts.Symbol, ts.Symbol][] =>
    old.flatMap((symbol) => {
      const other = next.find(({ name }) => name === symbol.name);
      if (!other) add({ member: symbol.name, name: symbol.name, what: 'is gone' }, symbol.name);
      const [one, two] = [real(symbol), other && real(other)];
      if (!two) return [];
      return has(one, ts.SymbolFlags.Module)
        ? pairs(checker.getExportsOfModule(one), checker.getExportsOfModule(two))
        : [[symbol.name, one, two]];
    });
  const all = pairs(before, after);
  const met = new Set<string>();
  for (const [name, one, two] of all) {
    if (!has(one, ts.SymbolFlags.Value)) continue;
    const walk = new Walk(reports, name === 'defineRemote');
    if (has(two, ts.SymbolFlags.Value)) walk.symbols(one, two, 'host', { member: name, name });
    else add({ member: name, name, what: 'is a type only' }, name);
    for (const fault of walk.faults) add(fault, name);
    for (const type of walk.met) met.add(type);
  }
  // Types that no value leads to: nobody knows which side gives them.
  for (const [name, one, two] of all) {
    if (has(one, ts.SymbolFlags.Value) || met.has(one.name)) continue;
    for (const giver of ['host', 'remote'] as const) {
      const walk = new Walk(reports);
      const place = { member: name, name };
      const [old, next] = [one, two].map((symbol) => checker.getDeclaredTypeOfSymbol(symbol)) as [ts.Type, ts.Type];
      const [given, taken] = [old, next].map((type) => typeParameters(type)) as [ts.Type[], ts.Type[]];
      walk.parameters(given, taken, place);
      walk.types(old, next, giver, place);
      for (const fault of walk.faults) add(fault, name);
    }
  }
  return [...found.values()];
}

/** The differences of two versions of the host API. */
export interface Differences {
  /** What remotes had, and have not any more, or otherwise. */
  breaking: Difference[];
  /** What remotes have more: the same seen from the other side. */
  added: Difference[];
}

/**
 * Compares two reports of the host API (`sdk.api.md`) as types. `folder`, an absolute path: where imports of the
 * reports are resolved. Calls of the contract are not compared; they are not part of the host API.
 */
export function differencesOf(before: string, after: string, folder: string): Differences {
  const reports = readReports(before, after, folder);
  return {
    breaking: broken(reports, reports.before, reports.after),
    added: broken(reports, reports.after, reports.before),
  };
}
