import type { StartData } from '@marquee/contract/start';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import type { PageJob, RenderedPage, ServerModule } from '@marquee/page/rendering';
import type { RouteMatch } from '../sources/routeTable';

/** What renders pages; null where it cannot just now, so that the page is given with its skeleton. */
export interface PageRenderer {
  /** How many processes render; 0: none. */
  readonly count: number;
  /** `isRemake`: nobody waits for the page. */
  render(job: PageJob, isRemake: boolean): Promise<RenderedPage | null>;
}

/**
 * Whether every visitor sees the page that a path leads to: what lies behind a guard for players is drawn in the
 * browser, and what nobody may see is an error.
 */
export function isForVisitors(match: RouteMatch | null, { route }: StartData): boolean {
  const { guard } = match?.route ?? {};
  return route.status !== 500 && (guard === undefined || guard === 'guest');
}

/**
 * The server code of remotes, of the versions that a page's registry tries first. Those without any are drawn in the
 * browser.
 */
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

/** How many elements a browser that runs scripts makes of rendered markup: what is for others is text to it. */
export function elementsIn(html: string): number {
  return html.replace(/<noscript>.*?<\/noscript>/gs, '<noscript>').match(/<[a-z]/g)?.length ?? 0;
}
