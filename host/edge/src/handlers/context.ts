import type { Metrics } from '@marquee/kernel/metrics/metrics';
import type { Context, Hono } from 'hono';
import type { BackendLink, RequestBindings } from '../link/backendLink';
import type { BackendWatch } from '../link/backendWatch';
import type { PageCache } from '../page/pageCache';
import type { PageOptions } from '../page/pageMaker';
import type { Renderers } from '../render/renderers';
import type { RegistrySource } from '../sources/registrySource';
import type { SiteStates } from '../sources/siteState';

/** What an edge is made of. A service worker that is switched off removes itself from the visitors' browsers. */
export interface EdgeOptions extends PageOptions {
  link: BackendLink;
  /** Folder of the host's build. */
  hostFolder: string;
  /** The registry of releases, and their folder. */
  registries: RegistrySource;
  /** Whether a proxy in front of us may say how the visitor reached it (`x-forwarded-proto`). */
  trustProxy?: boolean;
  /** What renders pages; without it they are given without their content. */
  renderers?: Renderers | undefined;
  /** Where the edge counts, beside its requests. */
  metrics?: Metrics | undefined;
  /** Is told when the backend goes away, and when it is back. */
  backendChanged?: (isAway: boolean) => void;
  /** Takes errors that no visitor should see. */
  report: (error: unknown) => void;
}

/** Everything that handlers of the edge share. */
export interface Edge extends EdgeOptions {
  offlinePages: boolean;
  watch: BackendWatch;
  sites: SiteStates;
  pages: PageCache;
}

/** The bindings of the server that runs the edge. */
export type EdgeContext = Context<{ Bindings: RequestBindings }>;

/** The server that the edge's handlers are mounted on. */
export type EdgeApp = Hono<{ Bindings: RequestBindings }>;
