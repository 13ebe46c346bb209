import type { BudgetLine } from './budgetLine';
import { judged, type Points } from './lighthouse';
import { type ComparedPages, columns, ways } from './pages';
import type { RemoteSize } from './sizes';
import type { Spread } from './statistics';
import type { TemplateLoad } from './templates';

/** Writes a line. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const plain = (value: number) => String(Math.round(value));
const kilo = (value: number) => (value / 1000).toFixed(1);

/** Labels and units of the comparison's rows. */
const rows: Record<(typeof columns)[number], { label: string; show: (value: number) => string }> = {
  content: { label: 'content visible, ms', show: plain },
  fcp: { label: 'first contentful paint, ms', show: plain },
  lcp: { label: 'largest contentful paint, ms', show: plain },
  cls: { label: 'layout shift', show: (value) => value.toFixed(3) },
  tbt: { label: 'blocking time, ms', show: plain },
  scriptBytes: { label: 'JavaScript on the wire, kB', show: kilo },
  totalBytes: { label: 'all bytes on the wire, kB', show: kilo },
  requests: { label: 'requests', show: plain },
  nodes: { label: 'DOM nodes', show: plain },
};

/** The comparison of both builds and static markup: medians with minimum and maximum, and ratios. */
export function printPages(pages: ComparedPages): void {
  const cell = ({ median, min, max }: Spread, show: (value: number) => string) =>
    (Number.isFinite(max) ? `${show(median)} (${show(min)}–${show(max)})` : 'none').padEnd(22);
  const ratio = (one: Spread, other: Spread) => {
    const value = one.median / other.median;
    return (Number.isFinite(value) && Number.isFinite(other.median) ? `${value.toFixed(2)}×` : '–').padEnd(10);
  };
  for (const [name, loads] of Object.entries(pages)) {
    const heads = ways.map((way) => way.padEnd(22)).join('');
    print(`\n${`The ${name}, cold, phone`.padEnd(30)}${heads}${'/ single'.padEnd(10)}/ static`);
    for (const column of columns) {
      const { label, show } = rows[column];
      const spreads = ways.map((way) => loads[way][column]);
      const ratios = [loads.single, loads.static].map((other) => ratio(loads.federated[column], other[column]));
      print(`${label.padEnd(30)}${spreads.map((spread) => cell(spread, show)).join('')}${ratios.join('').trimEnd()}`);
    }
  }
}

/** The cost of the home page in each template. */
export function printTemplates(loads: readonly TemplateLoad[]): void {
  const line = (cells: readonly string[]) => cells.map((cell, place) => cell.padEnd(place ? 16 : 30)).join('');
  print(
    `\n${line(['Home page, cold, by template', 'JavaScript kB', 'all kB', 'requests', 'nodes', 'shift', 'LCP ms'])}`,
  );
  for (const { code, scriptBytes, totalBytes, requests, nodes, cls, lcp } of loads)
    print(line([code, kilo(scriptBytes), kilo(totalBytes), plain(requests), plain(nodes), cls.toFixed(3), plain(lcp)]));
}

/** The sizes of the remotes, brotli. */
export function printSizes(sizes: readonly RemoteSize[], opened: readonly string[]): void {
  print(`\n${'Remote, kB brotli'.padEnd(30)}${'entry'.padEnd(12)}${'lobby'.padEnd(12)}all its pages`);
  for (const { remote, entry, lobby, all } of sizes) {
    print(
      `${remote.padEnd(30)}${kilo(entry).padEnd(12)}${(lobby === null ? '–' : kilo(lobby)).padEnd(12)}${kilo(all)}`,
    );
  }
  print(`Copies were counted after opening a page of ${opened.join(', ')}.`);
}

/** The Lighthouse scores. */
export function printLighthouse(all: readonly Points[]): void {
  if (all.length === 0) return;
  print(`\n${'Lighthouse, mobile'.padEnd(40)}${judged.map((name) => name.padEnd(16)).join('')}`);
  for (const points of all)
    print(
      `${`${points.page}, ${points.site}`.padEnd(40)}${judged.map((name) => plain(points[name]).padEnd(16)).join('')}`,
    );
}

/** The table of budgets. */
export function printBudgets(lines: readonly BudgetLine[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length)) + 2;
  print(`\n${'Budget'.padEnd(width)}${'measured'.padEnd(34)}${'budget'.padEnd(26)}`);
  for (const { what, measured, budget, holds } of lines) {
    print(`${what.padEnd(width)}${measured.padEnd(34)}${budget.padEnd(26)}${holds ? 'holds' : 'does not hold'}`);
  }
}
