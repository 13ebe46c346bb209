/** A page's metadata for search engines, as in its payload file. */
interface Head {
  title: string;
  description: string;
  canonical: string;
  alternates: { hreflang: string; href: string }[];
  robots: string;
}

/** A page opened by navigation inside the app. */
interface Opened {
  pathname: string;
  search: string;
  /** False for pages behind a guard. */
  isOpen: boolean;
  /** The title, as the app composes it. */
  title: string;
}

let shown = '';

/** Address of a page's payload file: `/fil/slots` → `/fil/slots/payload.json`. */
function payloadAddress({ pathname, search }: Opened): string {
  return `${pathname.replace(/\/+$/, '')}/payload.json${search}`;
}

/** Whether the canonical address has a query: then another query is another page, not just a filter. */
const isKnownByQuery = () =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.includes('?') ?? false;

/** Sets the document's head for a page. */
export async function followHead(page: Opened): Promise<void> {
  const { pathname, search, isOpen, title } = page;
  const key = `${pathname} ${title}`;
  if (key === shown && !isKnownByQuery()) {
    return;
  }
  shown = key;
  const head = isOpen ? await read(page) : { title, description: '', canonical: '', alternates: [], robots: 'noindex' };
  // Ignored if the visitor has navigated on meanwhile.
  if (shown === key && location.pathname === pathname && location.search === search) apply(head);
}

async function read(page: Opened): Promise<Head> {
  const answer = await fetch(payloadAddress(page));
  if (!answer.ok) throw new Error(`${answer.status} for ${payloadAddress(page)}`);
  return ((await answer.json()) as { head: Head }).head;
}

function apply({ title, description, canonical, alternates, robots }: Head): void {
  document.title = title;
  meta('description', description);
  meta('robots', robots);
  for (const link of document.head.querySelectorAll('link[rel=canonical],link[rel=alternate][hreflang]')) link.remove();
  if (canonical) add('link', { rel: 'canonical', href: canonical });
  for (const { hreflang, href } of alternates) add('link', { rel: 'alternate', hreflang, href });
  // It describes the page that was served first.
  document.querySelector('script[type="application/ld+json"]')?.remove();
}

function meta(name: string, content: string): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  if (!content) found?.remove();
  else if (found) found.content = content;
  else add('meta', { name, content });
}

function add(tag: string, attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}
