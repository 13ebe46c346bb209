import type { SiteRegistry, SiteRemote } from '@marquee/federation-runtime/siteRegistry';
import { kindOf } from '@marquee/page/kinds';
import type { PageSlot } from '@marquee/page/slots';
import type { NavigationEntry, ShellRoute, ShellView } from './shellView';

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
  return routes.map((route) => {
    const { page, title, ...rest } = route;
    return { ...rest, kind: kindOf(route), remote: name, module: page, title: labels[title] ?? title };
  });
}

function navigationOf({ name, navigation, labels }: SiteRemote): NavigationEntry[] {
  return navigation.map((entry) => ({ ...entry, remote: name, label: labels[entry.label] ?? entry.label }));
}

function slotsOf({ name, slots, labels }: SiteRemote): PageSlot[] {
  return slots.map((slot) => ({ ...slot, remote: name, label: slot.label ? (labels[slot.label] ?? '') : '' }));
}
