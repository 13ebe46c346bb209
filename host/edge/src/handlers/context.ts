import type { Metrics } from '@marquee/kernel/metrics/metrics';
import type { Context, Hono } from 'hono';
import type { HealthWatch } from '../health/healthWatch';
import type { BackendLink, RequestBindings } from '../link/backendLink';
import type { BackendWatch } from '../link/backendWatch';
import type { Hosts } from '../page/hosts';
import type { PageCache } from '../page/pageCache';
import type { PageOptions } from '../page/pageMaker';
import type { RegistrySource } from '../sources/registrySource';
import type { SiteStates } from '../sources/siteState';

/** Options of an edge. If the service worker is disabled, it unregisters itself in visitors' browsers. */
export interface EdgeOptions extends PageOptions {
  link: BackendLink;
  /** Folder of the build that is served where the host was never released. */
  hostFolder: string;
  /** The builds of the host that visitors get; by default without renderers: pages are skeletons. */
  hosts?: Hosts;
  /** The registry of releases, and their folder. */
  registries: RegistrySource;
  /** Whether to trust a proxy's `x-forwarded-proto`. */
  trustProxy?: boolean;
  /** Withdraws versions that fail for visitors; without it nothing is counted. */
  health?: HealthWatch | undefined;
  /** Public keys that developers' grants are signed by (ADR 92); without one no remote is taken from their machines. */
  grantKeys?: readonly string[] | undefined;
  /** Receives the edge's metrics besides those of requests. */
  metrics?: Metrics | undefined;
  /** Called when the backend becomes unavailable, and when it has recovered. */
  backendChanged?: (isAway: boolean) => void;
  /** Receives errors that no visitor should see. */
  report: (error: unknown) => void;
}

/** What is needed to count what browsers say of releases, at the edge of any product. */
export type Watched = Pick<EdgeOptions, 'registries' | 'health' | 'trustProxy' | 'grantKeys'>;

/** What all handlers of the edge share. */
export interface Edge extends EdgeOptions {
  offlinePages: boolean;
  hosts: Hosts;
  watch: BackendWatch;
  sites: SiteStates;
  pages: PageCache;
}

/** The bindings of the server that runs the edge. */
export type EdgeContext = Context<{ Bindings: RequestBindings }>;

/** The server that the edge's handlers are mounted on. */
export type EdgeApp = Hono<{ Bindings: RequestBindings }>;
