import type { Permission } from '@marquee/contract/staff/permissions';
import { type Me, may } from '@marquee/desk-sdk/host';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import type { IconName } from '@marquee/ui/iconPaths';

/** An entry of the menu. `key` follows `g` on the keyboard. */
export interface MenuEntry {
  to: string;
  label: string;
  icon: IconName;
  key: string;
}

/** A page of a remote, as routes need it. */
export interface DeskPage {
  path: string;
  title: string;
  remote: string;
  module: string;
}

const permissionOf = (guard: string | undefined) => guard as Permission | undefined;

/** The pages that somebody may open. */
export const pagesFor = ({ remotes }: SiteRegistry, me: Me): DeskPage[] =>
  remotes.flatMap(({ name, routes, labels }) =>
    routes
      .filter(({ guard }) => may(me, permissionOf(guard)))
      .map(({ path, page, title }) => ({ path, title: labels[title] ?? title, remote: name, module: page })),
  );

/** The paths of pages that no role of somebody permits. */
export const closedFor = ({ remotes }: SiteRegistry, me: Me): string[] =>
  remotes.flatMap(({ routes }) => routes.filter(({ guard }) => !may(me, permissionOf(guard))).map(({ path }) => path));

/**
 * The menu of what somebody may open, in the order of the remotes' entries. Each entry gets the first letter of its
 * English label that no entry before it has: keys are the same in every language.
 */
export function menuFor({ remotes }: SiteRegistry, me: Me): MenuEntry[] {
  const entries = remotes
    .flatMap(({ navigation, labels }) =>
      navigation.map((entry) => ({ ...entry, english: entry.label, label: labels[entry.label] ?? entry.label })),
    )
    .filter(({ guard }) => may(me, permissionOf(guard)))
    .sort((a, b) => a.order - b.order || a.english.localeCompare(b.english));
  const taken = new Set<string>();
  return entries.map(({ to, label, english, icon }) => {
    const key = [...english.toLowerCase()].find((letter) => /[a-z]/.test(letter) && !taken.has(letter)) ?? '';
    taken.add(key);
    return { to, label, icon: icon as IconName, key };
  });
}
