/**
 * What is federated here: the site that players see, and the desk at which staff work. Each has a host, remotes, and a
 * folder of releases of its own (ADR 131).
 */
export interface Product {
  name: 'site' | 'desk';
  /** The host API: the package that its remotes import, and its folder in the repository. */
  sdk: string;
  sdkFolder: string;
  /** The folders of its host and of its remotes in the repository. */
  host: string;
  remotes: string;
  /** Whether pages are drawn on a server as well, and have texts in every language. */
  isPublic: boolean;
}

/** The products by name. */
export const products = {
  site: {
    ...{ name: 'site', sdk: '@marquee/sdk', sdkFolder: 'shared/sdk', host: 'host', remotes: 'remotes' },
    isPublic: true,
  },
  desk: {
    ...{ name: 'desk', sdk: '@marquee/desk-sdk', sdkFolder: 'desk/sdk', host: 'desk/host', remotes: 'desk/remotes' },
    isPublic: false,
  },
} as const satisfies Record<Product['name'], Product>;

/** The product of a remote: the names of the desk's remotes begin with `desk-`, and no others do. */
export const productOf = (remote: unknown): Product =>
  String(remote).startsWith('desk-') ? products.desk : products.site;
