import type { LoadsOf } from './home';
import type { Results } from './results';

/** One line of the architecture's table of budgets. */
export interface BudgetLine {
  what: string;
  measured: string;
  budget: string;
  holds: boolean | null;
  /** Whether `--check` insists on it: what does not move with the machine, and the ratio that both builds share. */
  checked: boolean;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${Math.round(value)} ms`;
const times = (ratio: number) => `${ratio.toFixed(2)}×`;

function homeLines({ home }: Results): BudgetLine[] {
  const median = (loads: LoadsOf, key: keyof LoadsOf) => loads[key].median;
  const ratio = (key: keyof LoadsOf) => median(home.federated, key) / median(home.single, key);
  const scripts = median(home.federated, 'scriptBytes');
  const goal = (what: string, measured: string, budget: string, holds: boolean, checked = false): BudgetLine => ({
    what,
    measured,
    budget,
    holds,
    checked,
  });
  const of = (key: keyof LoadsOf) => median(home.federated, key);
  return [
    goal('home: JavaScript, cold, brotli', kB(scripts), '≤ 190 kB', scripts <= 190_000, true),
    goal('home: federated / single, LCP', times(ratio('lcp')), '≤ 1.10× (aim 1.05×)', ratio('lcp') <= 1.1, true),
    goal(
      'home: federated / single, JavaScript',
      times(ratio('scriptBytes')),
      '≤ 1.25× (aim 1.10×)',
      ratio('scriptBytes') <= 1.25,
      true,
    ),
    goal(
      'home: federated / single, all bytes',
      times(ratio('totalBytes')),
      '≤ 1.25× (aim 1.10×)',
      ratio('totalBytes') <= 1.25,
      true,
    ),
    goal('home: all bytes', kB(of('totalBytes')), '≤ 450 kB', of('totalBytes') <= 450_000, true),
    goal('home: requests', String(of('requests')), '≤ 25', of('requests') <= 25),
    goal('home: DOM nodes', String(of('nodes')), '≤ 900', of('nodes') <= 900, true),
    goal('home: first contentful paint', ms(of('fcp')), '≤ 800 ms', of('fcp') <= 800),
    goal('home: largest contentful paint', ms(of('lcp')), '≤ 1800 ms', of('lcp') <= 1800),
    goal('home: layout shift', of('cls').toFixed(3), '≤ 0.02', of('cls') <= 0.02),
    goal('home: blocking time', ms(of('tbt')), '≤ 50 ms', of('tbt') <= 50),
  ];
}

function templateLines({ templates }: Results): BudgetLine[] {
  const most = (key: 'scriptBytes' | 'totalBytes' | 'nodes' | 'cls') =>
    templates.reduce((worst, load) => (load[key] > worst[key] ? load : worst));
  const line = (what: string, key: Parameters<typeof most>[0], show: (value: number) => string, budget: number) => {
    const worst = most(key);
    const holds = worst[key] <= budget;
    const measured = `${show(worst[key])} at most (${worst.code})`;
    return {
      what: `home in ${templates.length} templates: ${what}`,
      measured,
      budget: `≤ ${show(budget)}`,
      holds,
      checked: true,
    };
  };
  return [
    line('JavaScript', 'scriptBytes', kB, 190_000),
    line('all bytes', 'totalBytes', kB, 450_000),
    line('DOM nodes', 'nodes', String, 900),
    line('layout shift', 'cls', (value) => value.toFixed(3), 0.05),
  ];
}

function codeLines({ sizes, copies }: Results): BudgetLine[] {
  const entries = sizes.map(({ remote, entry }) => ({ remote, bytes: entry })).sort((a, b) => b.bytes - a.bytes);
  const lobbies = sizes.flatMap(({ remote, lobby }) => (lobby === null ? [] : [{ remote, bytes: lobby }]));
  const largest = entries[0] ?? { remote: 'none', bytes: Number.NaN };
  const lobby = lobbies.sort((a, b) => b.bytes - a.bytes)[0] ?? { remote: 'none', bytes: Number.NaN };
  const several = copies.filter(({ count }) => count !== 1);
  return [
    {
      what: "a remote's entry, brotli",
      measured: `${kB(largest.bytes)} at most (${largest.remote})`,
      budget: '≤ 12 kB (aim 4 kB)',
      holds: largest.bytes <= 12_000,
      checked: true,
    },
    {
      what: "a lobby's own code, brotli",
      measured: `${kB(lobby.bytes)} at most (${lobby.remote})`,
      budget: '≤ 25 kB',
      holds: lobby.bytes <= 25_000,
      checked: true,
    },
    {
      what: `copies of ${copies.map(({ library }) => library).join(', ')}`,
      measured: several.length === 0 ? '1 each' : several.map(({ library, count }) => `${library} ${count}`).join(', '),
      budget: 'exactly 1',
      holds: several.length === 0,
      checked: true,
    },
  ];
}

function useLines({ sections, lobby, disabled, warm }: Results): BudgetLine[] {
  const ways = sections.flatMap(({ path, remote, skeleton, content }): BudgetLine[] => [
    {
      what: `next section ${path} (${remote}): skeleton`,
      measured: ms(skeleton.median),
      budget: '≤ 100 ms',
      holds: skeleton.median <= 100,
      checked: false,
    },
    {
      what: `next section ${path} (${remote}): content`,
      measured: ms(content.median),
      budget: '≤ 300 ms',
      holds: content.median <= 300,
      checked: false,
    },
  ]);
  const used = `lobby of ${lobby.games.toLocaleString('en')}`;
  return [
    ...ways,
    {
      what: `${used}: DOM nodes in the grid`,
      measured: `${lobby.gridNodes}; ${lobby.gridNodesWide} at 1920 × 1080`,
      budget: '≤ 600',
      holds: Math.max(lobby.gridNodes, lobby.gridNodesWide) <= 600,
      checked: true,
    },
    ...(['search', 'filter'] as const).map((name) => ({
      what: `${used}: a ${name} keystroke, CPU ÷ 4`,
      measured: `${ms(lobby[name].frame)}; result after ${ms(lobby[name].result)}`,
      budget: '≤ 50 ms',
      holds: lobby[name].frame <= 50,
      checked: false,
    })),
    {
      what: `warm pages of ${warm.path} for each second of a core`,
      measured: `${Math.round(warm.perCoreSecond).toLocaleString('en')} of ${warm.bytes.toLocaleString('en')} bytes`,
      budget: '≥ 5,000',
      holds: warm.perCoreSecond >= 5000,
      checked: true,
    },
    {
      what: `a disabled category (${disabled.remotes.join(', ')} on ${disabled.site})`,
      measured: `${disabled.bytes} bytes; ${disabled.path} answers ${disabled.status}`,
      budget: 'zero bytes',
      holds: disabled.remotes.length > 0 && disabled.bytes === 0 && disabled.requests === 0,
      checked: true,
    },
  ];
}

/** The table of budgets, measured. */
export function budgetLines(results: Results): BudgetLine[] {
  return [...homeLines(results), ...templateLines(results), ...codeLines(results), ...useLines(results)];
}
