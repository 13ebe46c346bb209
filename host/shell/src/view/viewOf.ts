import type { SiteRegistry, SiteRemote } from '@marquee/federation-runtime/siteRegistry';
import { routesOf } from '@marquee/page/routes';
import { slotsIn } from '@marquee/page/slots';
import type { NavigationEntry, ShellView } from './shellView';

/** The shell's data from the registry that this visitor gets. */
export function viewOf(registry: SiteRegistry): ShellView {
  const { remotes, revision, sandbox = false } = registry;
  return {
    revision,
    sandbox,
    routes: routesOf(registry),
    navigation: remotes.flatMap(navigationOf).sort((a, b) => a.order - b.order || (a.remote < b.remote ? -1 : 1)),
    slots: slotsIn(registry),
    off: remotes.flatMap(({ name, off }) => (off ? [name] : [])),
  };
}

function navigationOf({ name, navigation, labels }: SiteRemote): NavigationEntry[] {
  return navigation.map((entry) => ({ ...entry, remote: name, label: labels[entry.label] ?? entry.label }));
}
