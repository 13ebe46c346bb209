import type { Answer, CallName, Input, Output } from './calls';
import type { Envelope } from './envelope';
import type { Language } from './languages';

/** Id of the `<script type="application/json">` with `StartData` in every page. */
export const startElementId = 'marquee-start';

/**
 * A call needed for the first render, declared with the route or slot. The edge includes its answer in the page. An
 * input text of exactly `:name` stands for a route parameter, `?name` for a query parameter; if it is missing the seed
 * is dropped, unless `?name=default` gives a default. `:language` is the page's language. Calls of a player are never
 * seeded: HTML contains nothing personal.
 */
export type Seed = { [N in CallName]: { call: N; input: SeedInput<Input<N>> } }[CallName];

type SeedInput<I> = { [K in keyof I]: I[K] | (K extends 'language' ? ':language' : `?${string}`) };

/** A seed with its input filled in. */
export type FilledSeed = { [N in CallName]: { call: N; input: Input<N> } }[CallName];

/** The route that the edge found for the URL. */
export interface StartRoute {
  /** Pattern of the route without locale prefix (`/news/:slug`); null for an unknown path. */
  pattern: string | null;
  /** Remote that serves it; null for the host's own pages. */
  remote: string | null;
  /**
   * The response's status. 404: unknown path, article or game, a board with unknown filters, or a category that the
   * site has switched off; 500: a route with an unknown middleware (specification R8).
   */
  status: 200 | 404 | 500;
}

/**
 * Data of a page before its first call. `Registry` is `SiteRegistry` of `@marquee/federation`. Absent on a plain static
 * server: the host then requests `startup` and the registry itself.
 */
export interface StartData<Registry = unknown> {
  startup: Answer<'startup'>;
  /** Its version: equal for equal answers. */
  siteVersion?: string;
  registry: Registry;
  /** Answers to visitors' calls by `seedKey`. Each is for the first render, and dropped soon after its first use. */
  seed: Record<string, unknown>;
  language: Language;
  /**
   * Texts of the first render in the page's language: the host's under `ui`, those of remotes by name, of the preferred
   * version. Each is used once.
   */
  texts?: Record<string, Record<string, string>>;
  /** Locale prefix of the URL, `/fil`; empty for the site's default language. */
  prefix: string;
  /** The host build's id; `/build/latest.json` has the newest (R2.37). */
  buildId: string;
  /** When the page was made, ms since 1970: the time of its first render. */
  at: number;
  route: StartRoute;
  /** The server-rendered markup's contents. Absent if the page is a skeleton. */
  rendered?: Rendered;
}

/** A server-rendered page. */
export interface Rendered {
  /** Rendered parts of remotes, `remote ./module`, of the preferred versions. */
  parts: readonly string[];
  /** Number of elements, to detect those added by browser extensions. */
  elements: number;
}

/** A seeded answer in the form that calls return. */
export type SeededAnswer<N extends CallName> = Envelope & Output<N>;

/** Key of a seeded answer: the call and its input with sorted keys. */
export function seedKey(name: CallName, input: unknown): string {
  return `${name}|${stableJson(input)}`;
}

function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
