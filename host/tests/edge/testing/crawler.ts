import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** What a crawler without scripts reads on a page. */
export interface CrawledPage {
  status: number;
  lang: string;
  title: string;
  canonical: string;
  /** URLs by hreflang. */
  alternates: Record<string, string>;
  /** Contents of meta tags by name or property. */
  meta: Record<string, string>;
  /** The graph of structured data. */
  things: Record<string, unknown>[];
  /** The text of the body. */
  text: string;
}

type Element = DefaultTreeAdapterTypes.Element;

function* elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

const textOf = ({ childNodes }: Element) => childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Parses a response with an HTML parser. */
export async function crawl(response: Response): Promise<CrawledPage> {
  const all = [...elementsIn(parse(await response.text()))];
  const attribute = (element: Element | undefined, name: string) =>
    element?.attrs.find((one) => one.name === name)?.value ?? '';
  const links = (rel: string) => all.filter((one) => one.tagName === 'link' && attribute(one, 'rel') === rel);
  const metas = all.filter(({ tagName }) => tagName === 'meta');
  const data = all.find((one) => attribute(one, 'type') === 'application/ld+json');
  return {
    status: response.status,
    lang: attribute(all[0], 'lang'),
    title: textOf(all.find(({ tagName }) => tagName === 'title') as Element),
    canonical: attribute(links('canonical')[0], 'href'),
    alternates: Object.fromEntries(
      links('alternate').map((one) => [attribute(one, 'hreflang'), attribute(one, 'href')]),
    ),
    meta: Object.fromEntries(
      metas.map((one) => [attribute(one, 'name') || attribute(one, 'property'), attribute(one, 'content')]),
    ),
    things: data ? (JSON.parse(textOf(data)) as { '@graph': Record<string, unknown>[] })['@graph'] : [],
    text: all
      .filter(({ tagName }) => !['script', 'style', 'title'].includes(tagName))
      .map(textOf)
      .join(' '),
  };
}
