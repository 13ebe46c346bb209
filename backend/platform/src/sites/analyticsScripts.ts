import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { SiteFile } from './siteFile';

type Node = DefaultTreeAdapterTypes.Node;

/** A script that an item adds to the head: a URL, or inline text. */
type Script = { src: string } | { text: string };

/** The scripts in parsed markup. */
function scriptsBelow(node: Node): Script[] {
  if (!('childNodes' in node)) return [];
  if (node.nodeName !== 'script' || !('attrs' in node)) return node.childNodes.flatMap(scriptsBelow);
  const src = node.attrs.find(({ name }) => name === 'src')?.value;
  return [
    src === undefined ? { text: node.childNodes.map((text) => ('value' in text ? text.value : '')).join('') } : { src },
  ];
}

/** The scripts of an item, as a browser parses it. Code without a tag is one script. */
function scriptsOf({ section, script }: SiteFile['analytics'][number]): Script[] {
  if (section !== 'HEAD') return [];
  return script.includes('<') ? scriptsBelow(parse(script, { scriptingEnabled: false })) : [{ text: script }];
}

/** Addresses of the script files that an item loads. */
export function scriptFiles(item: SiteFile['analytics'][number]): string[] {
  return scriptsOf(item).flatMap((script) => ('src' in script ? [script.src] : []));
}

const known = new WeakMap<SiteFile['analytics'], string[]>();

/** CSP hash sources (without quotes) of the inline scripts that a site's analytics items add to the head (CSP 3). */
export function analyticsHashes({ analytics }: Pick<SiteFile, 'analytics'>): string[] {
  const hashes =
    known.get(analytics) ??
    analytics
      .flatMap(scriptsOf)
      .flatMap((script) => ('text' in script ? [script.text] : []))
      .map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  known.set(analytics, hashes);
  return hashes;
}
