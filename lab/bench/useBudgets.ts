import { atMost, type BudgetLine, ms } from './budgetLine';
import type { Results } from './results';

/** Budgets of a site in use: entering a section, a large lobby, a site without a category. */
export function useLines({ sections, lobby, disabled }: Results): BudgetLine[] {
  const ways = sections.flatMap(({ path, remote, skeleton, content }) => {
    const way = `next section ${path} (${remote})`;
    return [
      atMost(`${way}: skeleton`, skeleton.median, 100, { show: ms }),
      atMost(`${way}: content`, content.median, 300, { show: ms }),
    ];
  });
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
      what: `a disabled category (${disabled.remotes.join(', ')} on ${disabled.site})`,
      measured: `${disabled.bytes} bytes; ${disabled.path} answers ${disabled.status}`,
      budget: 'zero bytes',
      holds: disabled.remotes.length > 0 && disabled.bytes === 0 && disabled.requests === 0,
      checked: true,
    },
  ];
}
