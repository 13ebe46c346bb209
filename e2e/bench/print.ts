import type { BudgetLine } from './budgets';
import { columns, type LoadsOf } from './home';
import type { RemoteSize } from './sizes';
import type { Spread } from './statistics';
import type { TemplateLoad } from './templates';

/** Writes a line. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const plain = (value: number) => String(Math.round(value));
const kilo = (value: number) => (value / 1000).toFixed(1);

/** Names and units of the columns of the comparison. */
const rows: Record<(typeof columns)[number], { label: string; show: (value: number) => string }> = {
  fcp: { label: 'first contentful paint, ms', show: plain },
  lcp: { label: 'largest contentful paint, ms', show: plain },
  cls: { label: 'layout shift', show: (value) => value.toFixed(3) },
  tbt: { label: 'blocking time, ms', show: plain },
  scriptBytes: { label: 'JavaScript on the wire, kB', show: kilo },
  totalBytes: { label: 'all bytes on the wire, kB', show: kilo },
  requests: { label: 'requests', show: plain },
  nodes: { label: 'DOM nodes', show: plain },
};

/** The comparison of the two builds: medians with least and greatest. */
export function printHome({ federated, single }: { federated: LoadsOf; single: LoadsOf }): void {
  const cell = ({ median, min, max }: Spread, show: (value: number) => string) =>
    `${show(median)} (${show(min)}–${show(max)})`.padEnd(24);
  print(`\n${'Home page, cold, phone'.padEnd(30)}${'federated'.padEnd(24)}${'single'.padEnd(24)}ratio`);
  for (const column of columns) {
    const { label, show } = rows[column];
    const [one, other] = [federated[column], single[column]];
    const ratio = other.median > 0 ? `${(one.median / other.median).toFixed(2)}×` : '–';
    print(`${label.padEnd(30)}${cell(one, show)}${cell(other, show)}${ratio}`);
  }
}

/** What the home page costs in each template. */
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

/** The table of budgets. */
export function printBudgets(lines: readonly BudgetLine[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length)) + 2;
  print(`\n${'Budget'.padEnd(width)}${'measured'.padEnd(34)}${'budget'.padEnd(22)}`);
  for (const { what, measured, budget, holds } of lines) {
    print(`${what.padEnd(width)}${measured.padEnd(34)}${budget.padEnd(22)}${holds ? 'holds' : 'does not hold'}`);
  }
}
