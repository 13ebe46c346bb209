import type { Published } from '../registry/published';
import type { SimulatedSite } from './simulate';
import { type Entry, isInMenu, menuFor } from './siteMenus';

const mostNamed = 4;
const named = (all: readonly SimulatedSite[]) => {
  const names = all.slice(0, mostNamed).map(({ site }) => site);
  return names.join(', ') + (all.length > mostNamed ? ` and ${all.length - mostNamed} more` : '');
};

/** What makes sites show an entry that they do not show, by the file to change. */
function cures(entry: Entry, lacking: readonly SimulatedSite[]): string[] {
  const files = new Map<string, SimulatedSite[]>();
  for (const site of lacking) {
    const { file = '' } = menuFor(site, entry) ?? {};
    files.set(file, [...(files.get(file) ?? []), site]);
  }
  const item = JSON.stringify({
    content_id: entry.to.slice(1).replaceAll('/', '-') || 'home',
    ...(entry.category && { category: entry.category }),
    path: entry.to,
    children: [],
  });
  return [...files].map(([file, sites]) => {
    const [first] = sites;
    const key = first && menuFor(first, entry)?.key;
    return `  not shown at ${named(sites)}: ${key} of ${file} has no ${entry.to}; add ${item}`;
  });
}

/** Which sites show the menu entries of what was released, and what makes the others show them; lines to print. */
export function menuLines(published: readonly Published[], sites: readonly SimulatedSite[]): string[] {
  const everywhere: string[] = [];
  const chosen: string[] = [];
  for (const { navigation = [], labels } of published.map(({ release }) => release.description))
    for (const entry of navigation) {
      const having = sites.filter(({ categories }) => !entry.category || categories.includes(entry.category));
      const lacking = having.filter((site) => !isInMenu(site, entry));
      if (lacking.length === 0) everywhere.push(`${entry.to} (${entry.place})`);
      else {
        const label = labels.EN?.[entry.label] ?? entry.label;
        const count = having.length - lacking.length;
        chosen.push(`Menu entry ${entry.to} “${label}”: shown at ${count} of ${having.length} sites`);
        chosen.push(...cures(entry, lacking));
      }
    }
  return [...(everywhere.length > 0 ? [`Menu entries at all sites: ${everywhere.join(', ')}`] : []), ...chosen];
}
