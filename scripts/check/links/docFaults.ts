import { dirname, posix } from 'node:path';
import GithubSlugger from 'github-slugger';

/** A docs page: its path, and its text. */
export interface Page {
  path: string;
  text: string;
}

/** The repository's files and folders, and its pages by path. */
export interface Repository {
  paths: ReadonlySet<string>;
  pages: ReadonlyMap<string, Page>;
}

const fences = /^(`{3,})[\s\S]*?^\1`*$/gm;
const codeSpans = /(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf({ text }: Page): Set<string> {
  const slugger = new GithubSlugger();
  const headings = text.replace(fences, '').matchAll(/^#{1,6} +(.+?)\s*$/gm);
  return new Set([...headings].map(([, heading = '']) => slugger.slug(heading.replace(/[`*]|\]\(.*?\)|\[/g, ''))));
}

function linkFault(page: Page, target: string, { paths, pages }: Repository): string | null {
  if (/^[a-z]+:/.test(target)) return null;
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? page.path : posix.join(dirname(page.path), decodeURI(file)).replace(/\/$/, '');
  if (!paths.has(path)) return `links to ${target}, which is not there`;
  const linked = path === page.path ? page : pages.get(path);
  return anchor && linked && !anchorsOf(linked).has(anchor) ? `links to ${target}, which has no such heading` : null;
}

/** Generated folders are not part of the repository. */
const made = /(^|\/)(node_modules|dist|releases|test-results)(\/|$)|^\./;

/** Whether a code span is a path of this repository: it starts with one of its folders, or has a file extension. */
function isPath(span: string, { paths }: Repository): boolean {
  if (!/^[\w@.-]+(\/[^\s/:()'"]+)+\/?$/.test(span) || made.test(span)) return false;
  const [first = ''] = span.split('/');
  return (paths.has(first) && !first.includes('.')) || /\.(tsx?|mjs|css|md)$/.test(span);
}

/**
 * Paths are relative to the root, to the page's folder, or to its `src`. Placeholders (`<name>`, `*`, `…`) match
 * anything.
 */
function pathFault(page: Page, span: string, { paths }: Repository): string | null {
  const known = span.split('/').findIndex((part) => /[<>*…{}$[\]]/.test(part));
  const parts = span.replace(/\/$/, '').split('/');
  const path = (known < 0 ? parts : parts.slice(0, known)).join('/');
  const folder = dirname(page.path);
  const places = [path, posix.join(folder, path), posix.join(folder, 'src', path)];
  return path === '' || places.some((place) => paths.has(place)) ? null : `names \`${span}\`, which is not there`;
}

/** Broken links and paths of a page, a sentence each. */
export function docFaults(page: Page, repository: Repository): string[] {
  const text = page.text.replace(fences, '');
  const spans = [...text.matchAll(codeSpans)].map(([, , span = '']) => span.trim());
  const links = [...text.replace(codeSpans, '`').matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
  return [
    ...links.map((target) => linkFault(page, target, repository)),
    ...spans.filter((span) => isPath(span, repository)).map((span) => pathFault(page, span, repository)),
  ].flatMap((fault) => fault ?? []);
}
