import { atMost, type BudgetLine, MB, ms } from './budgetLine';
import { judged } from './lighthouse';
import type { Results } from './results';

/** Budgets of server processes. */
export function serverLines({ warm, memory, first, search }: Results): BudgetLine[] {
  const long =
    memory.load.seconds >= 120 ? `${Math.round(memory.load.seconds / 60)} min` : `${Math.round(memory.load.seconds)} s`;
  return [
    {
      what: `warm pages of ${warm.path} for each second of a core`,
      measured: `${Math.round(warm.perCoreSecond).toLocaleString('en')} of ${warm.bytes.toLocaleString('en')} bytes`,
      budget: '≥ 5,000',
      holds: warm.perCoreSecond >= 5000,
      checked: true,
    },
    atMost('one process with its database: memory at start', memory.atStart.held, 350e6, { show: MB }),
    atMost(`one process with its database: memory after ${long} of load`, memory.afterLoad.held, 600e6, { show: MB }),
    atMost(`a search among ${search.games.toLocaleString('en')} games, 99 of 100`, search.query.p99, 20, { show: ms }),
    atMost('its indexes of a site with eight languages: memory', search.bytes, 40e6, { show: MB, checked: true }),
    atMost('the same: built in', search.built, 3000, { show: ms }),
    atMost('the same: longest pause for other calls', search.longestPause, 50, { show: ms }),
    atMost(`first ${first.path} after a release, more than a warm one`, first.afterRelease, 300, { show: ms }),
    atMost(`first ${first.path} after a restart, more than a warm one`, first.afterRestart, 300, { show: ms }),
  ];
}

/** The lowest scores; no lines if nothing was judged. */
export function lighthouseLines({ lighthouse }: Results): BudgetLine[] {
  if (lighthouse.length === 0) return [];
  return judged.map((name) => {
    const budget = name === 'performance' ? 98 : 100;
    const worst = lighthouse.reduce((least, one) => (one[name] < least[name] ? one : least));
    return {
      what: `Lighthouse, mobile, ${lighthouse.length} pages: ${name}`,
      measured: `${worst[name]} at least (${worst.page}, ${worst.site})`,
      budget: budget === 100 ? '100' : `≥ ${budget}`,
      holds: worst[name] >= budget,
      checked: false,
    };
  });
}
