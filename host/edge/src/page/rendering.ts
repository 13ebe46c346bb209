import type { StartData } from '@marquee/contract/start';
import type { Registry } from '@marquee/federation/registry/schema';
import type { SiteFile, SiteRegistry } from '@marquee/federation/siteRegistry';
import type { PageJob, RenderedPage, ServerModule } from '@marquee/shell/rules/rendering';
import type { RouteMatch } from '../sources/routeTable';

/** What renders pages; null where it cannot just now, so that the page is given with its skeleton. */
export interface PageRenderer {
  /** How many processes render; 0: none. */
  readonly count: number;
  render(job: PageJob): Promise<RenderedPage | null>;
}

/**
 * Whether every visitor sees the page that a path leads to: what lies behind a guard for players is drawn in the browser, and what nobody may see is
 * an error.
 */
export function isForVisitors(match: RouteMatch | null, { route }: StartData): boolean {
  const { guard } = match?.route ?? {};
  return route.status !== 500 && (guard === undefined || guard === 'guest');
}

/** The server code of remotes, of the versions that a page's registry tries first. Those without any are drawn in the browser. */
export function serverModulesOf(
  remotes: ReadonlySet<string>,
  { remotes: visible }: SiteRegistry,
  { remotes: records }: Registry,
): ServerModule[] {
  return visible.flatMap(({ name, versions: [first] }) => {
    const server = first && records[name]?.versions[first.version]?.description.server;
    if (!server || !remotes.has(name)) return [];
    return [{ remote: name, version: first.version, file: server.file, integrity: server.integrity }];
  });
}

/** A style sheet of a part that stands in the page, and the name by which the part's own code finds it there. */
export interface PartStyle extends SiteFile {
  name: string;
}

/** The style sheets of the parts that stand in a page, `remote ./module`. */
export function stylesOf(parts: readonly string[], { remotes }: SiteRegistry): PartStyle[] {
  const sheets = parts.flatMap((part) => {
    const [remote, module = ''] = part.split(' ');
    const version = remotes.find(({ name }) => name === remote)?.versions[0];
    const base = version?.entry.url.slice(0, version.entry.url.lastIndexOf('/') + 1) ?? '';
    return (version?.modules?.[module]?.css ?? []).map((file) => ({ ...file, name: file.url.slice(base.length) }));
  });
  return [...new Map(sheets.map((sheet) => [sheet.url, sheet])).values()];
}
