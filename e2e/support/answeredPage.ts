import { type StartData, startElementId } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { expect } from '@playwright/test';
import { ask } from './ask';

/** A page as served, before any script has run. */
export interface AnsweredPage {
  status: number;
  /** Its `lang`, BCP 47. */
  lang: string;
  start: StartData<SiteRegistry>;
  /** The content of `#root`. */
  markup: string;
  /** The final path: `/` may redirect. */
  path: string;
}

/** Most redirects that are followed. */
const mostRedirects = 3;

/** How long a busy site may serve a page without content, ms. */
const longestWait = 30_000;

/** Parses a page's HTML. Throws if it is not a page of a site. */
export function readPage(status: number, html: string, path: string): AnsweredPage {
  const between = new RegExp(
    `<html [^>]*?lang="([^"]*)".*<div id="root">(.*)</div>(?:<script defer [^>]*></script>|<link [^>]*>)*<script type="application/json" id="${startElementId}">(.*?)</script>`,
    's',
  );
  const [, lang = '', markup = '', start] = between.exec(html) ?? [];
  if (!start) throw new Error(`${path} is no page of a site (${status}): ${html.slice(0, 200)}`);
  return { status, lang, markup, start: JSON.parse(start), path };
}

/** Requests a page, following redirects. */
export async function askPage(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<AnsweredPage> {
  for (let at = path, turns = 0; turns <= mostRedirects; turns++) {
    const answer = await ask(origin, at, { headers: { ...headers, 'accept-encoding': 'identity' } });
    if (answer.status !== 302) return readPage(answer.status, answer.body.toString(), at);
    at = answer.headers.location ?? '/';
  }
  throw new Error(`${path} leads round in a circle`);
}

/**
 * A page with its content, which a busy machine may render late, for the next visitor. If there is still none after
 * some seconds, it is returned without.
 */
export async function askRendered(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<AnsweredPage> {
  let page = await askPage(origin, path, headers);
  if (page.start.rendered) return page;
  const asked = async () => {
    page = await askPage(origin, path, headers);
    return page.start.rendered !== undefined;
  };
  // The caller reports what is missing.
  const given = expect.poll(asked, { timeout: longestWait }).toBe(true);
  await given.catch(() => undefined);
  return page;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '' };

/** The text of the markup in one line without spaces (where lines break depends on spaces). */
export function wordsOf(markup: string): string {
  return markup
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, '');
}
