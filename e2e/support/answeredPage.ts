import { type StartData, startElementId } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { expect } from '@playwright/test';
import { ask } from './ask';

/** A page as the edge answers it, before any script has run. */
export interface AnsweredPage {
  status: number;
  /** The language that it says it is in, BCP 47. */
  lang: string;
  start: StartData<SiteRegistry>;
  /** What stands in `#root`. */
  markup: string;
  /** What was asked for in the end: a root may lead to another path. */
  path: string;
}

/** How often a page may lead on to another one. */
const mostRedirects = 3;

/** How long a page may be given without its content because there was nobody to render it just then, ms. */
const longestWait = 30_000;

/** Reads the HTML of a page. Throws where it is no page of a site. */
export function readPage(status: number, html: string, path: string): AnsweredPage {
  const between = new RegExp(
    `<html [^>]*?lang="([^"]*)".*<div id="root">(.*)</div>(?:<script defer [^>]*></script>|<link [^>]*>)*<script type="application/json" id="${startElementId}">(.*?)</script>`,
    's',
  );
  const [, lang = '', markup = '', start] = between.exec(html) ?? [];
  if (!start) throw new Error(`${path} is no page of a site (${status}): ${html.slice(0, 200)}`);
  return { status, lang, markup, start: JSON.parse(start), path };
}

/** Asks a site for a page, and follows where it leads. */
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
 * The page of a path with its content, which a busy machine may be late with: the next visitor gets it. One that still
 * has none after some seconds is given as it is.
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
  // Whoever looks at it says what is missing.
  const given = expect.poll(asked, { timeout: longestWait }).toBe(true);
  await given.catch(() => undefined);
  return page;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '' };

/** All words of a piece of markup in one line without spaces, which are where lines are broken. */
export function wordsOf(markup: string): string {
  return markup
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, '');
}
