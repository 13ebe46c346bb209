import { languages } from '@marquee/contract/languages';
import { type AnsweredPage, wordsOf } from './answeredPage';
import { textsOfSeeds } from './seedTexts';
import type { VisitedPage } from './visitedPages';

/** Least number of links on a page, including header and footer. */
const fewestLinks = 5;

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Faults of a served page for readers without scripts, a line each. */
export function readerFaults(page: AnsweredPage, { pattern, isBare, part }: VisitedPage): string[] {
  const { markup, start, status, lang } = page;
  const faults: string[] = [];
  const parts = start.rendered?.parts ?? [];
  if (status !== (pattern === null ? 404 : 200)) faults.push(`is answered with ${status}`);
  if (lang !== languages[start.language].tag) faults.push(`says that it is in ${lang}`);
  if (!start.rendered || markup.includes('sk-frame')) return [...faults, 'is a skeleton'];
  const left = matches(markup, /<template data-part="([^"]*)"/g);
  if (left.length > 0 || /<!--\$[!?]-->/.test(markup)) faults.push(`leaves parts to the browser: ${left.join(', ')}`);
  // Each Suspense boundary, and the page itself, has a hydration mark.
  const boundaries = matches(markup, /(<!--\$-->)/g).length + 1;
  const marks = matches(markup, /(<template data-dehydrated)/g).length;
  if (marks !== boundaries) faults.push(`has ${boundaries} parts to hydrate and ${marks} marks`);
  if (part && !parts.includes(part)) faults.push(`has no ${part}`);
  const headings = matches(markup, /<h1\b[^>]*>(.*?)<\/h1>/gs).map(wordsOf);
  if (headings.length !== 1 || !headings[0]) faults.push(`has ${headings.length} headings of the first rank`);
  if (isBare) return faults;
  const links = matches(markup, /<a [^>]*?href="([^"]*)"/g);
  if (links.length < fewestLinks) faults.push(`has ${links.length} links`);
  const words = wordsOf(markup);
  for (const texts of textsOfSeeds(page)) {
    if (!texts.some((text) => words.includes(wordsOf(text)))) faults.push(`does not say “${texts[0]?.slice(0, 60)}”`);
  }
  return faults;
}
