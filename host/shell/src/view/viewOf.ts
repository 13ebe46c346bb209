import type { SiteRegistry, SiteRemote } from '@marquee/federation-runtime/siteRegistry';
import type { NavigationEntry, ShellRoute, ShellSlot, ShellView } from './shellView';

/** What the shell draws from, out of the registry as this visitor sees it. */
export function viewOf({ remotes, revision, sandbox = false }: SiteRegistry): ShellView {
  return {
    revision,
    sandbox,
    routes: remotes.flatMap(routesOf),
    navigation: remotes.flatMap(navigationOf).sort((a, b) => a.order - b.order || (a.remote < b.remote ? -1 : 1)),
    slots: remotes.flatMap(slotsOf),
  };
}

function routesOf({ name, routes, labels }: SiteRemote): ShellRoute[] {
  return routes.map(({ page, title, ...route }) => ({
    ...route,
    remote: name,
    module: page,
    title: labels[title] ?? title,
  }));
}

function navigationOf({ name, navigation, labels }: SiteRemote): NavigationEntry[] {
  return navigation.map((entry) => ({ ...entry, remote: name, label: labels[entry.label] ?? entry.label }));
}

function slotsOf({ name, slots, labels }: SiteRemote): ShellSlot[] {
  return slots.map((slot) => ({ ...slot, remote: name, label: slot.label ? (labels[slot.label] ?? '') : '' }));
}
