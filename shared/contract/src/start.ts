import type { Answer, CallName, Input, Output } from './calls';
import type { Envelope } from './envelope';
import type { Language } from './languages';

/** Id of the `<script type="application/json">` that carries `StartData` in every page. */
export const startElementId = 'marquee-start';

/**
 * A call that a page or section needs for its first paint, declared beside the route or slot. The edge answers it into
 * the page. Texts of the input that are wholly `:name` stand for a route parameter, wholly `?name` for a query
 * parameter; a missing one drops the seed, unless `?name=otherwise` says what stands for it. `:language` is the page's
 * language. Calls that carry a player are never seeded: HTML holds nothing personal.
 */
export type Seed = { [N in CallName]: { call: N; input: SeedInput<Input<N>> } }[CallName];

type SeedInput<I> = { [K in keyof I]: I[K] | (K extends 'language' ? ':language' : `?${string}`) };

/** A seed whose input is filled in: a call that can be made. */
export type FilledSeed = { [N in CallName]: { call: N; input: Input<N> } }[CallName];

/** What the edge found for the URL. */
export interface StartRoute {
  /** Pattern of the route without locale prefix (`/news/:slug`), or null for an unknown path. */
  pattern: string | null;
  /** Remote that serves it, or null for the host's own pages. */
  remote: string | null;
  /**
   * The response had this status. 404 is an unknown path, an unknown article or game, a board of filters that there are
   * not, or a category that the site has switched off; 500 a route with a middleware that nobody knows (specification
   * R8).
   */
  status: 200 | 404 | 500;
}

/**
 * What a page knows before its first call. `Registry` is `SiteRegistry` of
 * `@marquee/federation`. Absent on a plain static server: then the host asks `startup` and the registry itself.
 */
export interface StartData<Registry = unknown> {
  startup: Answer<'startup'>;
  registry: Registry;
  /** Answers of visitor calls by `seedKey`. Each is for the first paint, and dropped soon after its first use. */
  seed: Record<string, unknown>;
  language: Language;
  /**
   * Texts of the first paint in the page's language: the host's under `ui`, those of remotes under their names, of the
   * version that is tried first. Each is used once.
   */
  texts?: Record<string, Record<string, string>>;
  /** Locale prefix of the URL, `/fil`, or empty for the site's default language. */
  prefix: string;
  /** Identifies the host build; `/build/latest.json` tells the newest (R2.37). */
  buildId: string;
  /** When the page was made, ms since 1970: the time of its first render. */
  at: number;
  route: StartRoute;
  /** What stands in the page's markup. Absent where the page is a skeleton. */
  rendered?: Rendered;
}

/** A page as a server has rendered it. */
export interface Rendered {
  /** Parts of remotes, `remote ./module`, of the versions that the registry tries first. */
  parts: readonly string[];
  /** How many elements there are, so that those of a browser's extension are told from them. */
  elements: number;
}

/** A seeded answer as calls resolve it. */
export type SeededAnswer<N extends CallName> = Envelope & Output<N>;

/** Key of a seeded answer: the call and its input with sorted keys, so that the order of writing does not matter. */
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
