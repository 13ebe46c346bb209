import { scriptBudgets } from '@marquee/e2e/support/scriptBudgets';
import { atMost, type BudgetLine, kB, ms, times } from './budgetLine';
import { comparedPages, type LoadsOf, type PageLoads, type PageName } from './pages';
import type { Results } from './results';

const three = (value: number) => value.toFixed(3);

/** A frame, ms: shorter differences are imperceptible and not compared. */
const frame = 16;

/** Budgets of blocking time with CPU ÷ 4, ms. */
const blocking = { home: 50, lobby: 50, board: 100 };

/**
 * Budgets of every compared page: time to content, absolute and relative to static markup and the single build, and
 * blocking time.
 */
function contentLines(name: PageName, loads: PageLoads): BudgetLine[] {
  const of = (way: keyof PageLoads, key: keyof LoadsOf) => loads[way][key].median;
  // Without content in the comparison there is no ratio, and the check fails.
  const beside = (to: 'single' | 'static') =>
    Number.isFinite(of(to, 'content')) ? of('federated', 'content') / of(to, 'content') : Number.NaN;
  const [block, other] = [of('federated', 'tbt'), of('single', 'tbt')];
  return [
    atMost(`${name}: content visible`, of('federated', 'content'), 1000, { show: ms }),
    atMost(`${name}: content visible, federated / the markup as a file`, beside('static'), 1.15, {
      show: times,
    }),
    atMost(`${name}: content visible, federated / single`, beside('single'), 1.05, { show: times }),
    atMost(`${name}: blocking time`, block, blocking[name], { show: ms }),
    atMost(`${name}: blocking time, federated / single`, Math.max(block, frame) / Math.max(other, frame), 1.1, {
      show: times,
    }),
  ];
}

function homeLines({ pages: { home }, warm }: Results): BudgetLine[] {
  const of = (key: keyof LoadsOf) => home.federated[key].median;
  const ratio = (key: keyof LoadsOf) => of(key) / home.single[key].median;
  return [
    atMost('home: JavaScript, cold, brotli', of('scriptBytes'), scriptBudgets.home, { show: kB, checked: true }),
    atMost('home: HTML, brotli', warm.bytes, 30_000, { show: kB, checked: true }),
    atMost('home: federated / single, LCP', ratio('lcp'), 1.1, { show: times, aim: 1.05, checked: true }),
    atMost('home: federated / single, JavaScript', ratio('scriptBytes'), 1.25, {
      show: times,
      aim: 1.1,
      checked: true,
    }),
    atMost('home: federated / single, all bytes', ratio('totalBytes'), 1.25, { show: times, aim: 1.1, checked: true }),
    atMost('home: all bytes', of('totalBytes'), 450_000, { show: kB, checked: true }),
    atMost('home: requests', of('requests'), 25),
    atMost('home: DOM nodes', of('nodes'), 900, { checked: true }),
    atMost('home: first contentful paint', of('fcp'), 800, { show: ms }),
    atMost('home: largest contentful paint', of('lcp'), 1200, { show: ms }),
    atMost('home: layout shift', of('cls'), 0.02, { show: three }),
  ];
}

function templateLines({ templates }: Results): BudgetLine[] {
  type Key = 'scriptBytes' | 'totalBytes' | 'nodes' | 'cls' | 'lcp';
  const line = (what: string, key: Key, budget: number, show?: (value: number) => string, checked = true) => {
    const worst = templates.reduce((most, load) => (load[key] > most[key] ? load : most));
    const shown = show ? { show } : {};
    return atMost(`home in ${templates.length} templates: ${what}`, worst[key], budget, {
      ...shown,
      checked,
      of: worst.code,
    });
  };
  return [
    line('JavaScript', 'scriptBytes', scriptBudgets.anyTemplate, kB),
    line('all bytes', 'totalBytes', 450_000, kB),
    line('DOM nodes', 'nodes', 900),
    line('layout shift', 'cls', 0.05, three),
    line('largest contentful paint', 'lcp', 1200, ms, false),
  ];
}

/** Budgets of pages as a phone loads them. */
export function pageLines(results: Results): BudgetLine[] {
  const names = Object.keys(comparedPages) as PageName[];
  return [
    ...names.flatMap((name) => contentLines(name, results.pages[name])),
    ...homeLines(results),
    ...templateLines(results),
  ];
}
