/** What live remotes add to a site, as far as links of its file can lead there. */
export interface LivePages {
  /** The paths of their pages, without language; `:name` stands for any part. */
  routes: readonly string[];
  /** The paths of their entries of the main menu, of which a site file's menus choose. */
  menu: readonly string[];
}

/** Reads the newest {@link LivePages}; undefined where nobody knows them. */
export type ReadLivePages = () => LivePages | undefined;

/** Whether a path is a page with that route. */
export function isPageOf(route: string, path: string): boolean {
  const [parts, given] = [route.split('/'), path.split('/')];
  return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at]);
}
