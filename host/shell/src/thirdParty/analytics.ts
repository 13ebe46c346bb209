import type { Output } from '@marquee/contract/calls';
import { trusted } from '@marquee/sdk/trust';
import { measuringBegan } from './measuring';

/** Analytics items of a site (R3.21). */
export type AnalyticsItem = Output<'settings/get_analytics'>['value'][number];

/** An executable script: one inserted as markup would not run. Code without a tag is a script, too. */
function scriptsOf(markup: string): HTMLElement[] {
  // Scripts in a parsed document do not run.
  const parsed = new DOMParser().parseFromString(trusted?.createHTML(markup) ?? markup, 'text/html');
  const found = [...parsed.querySelectorAll<HTMLElement>('script, meta')];
  if (found.length > 0 || markup.includes('<')) return found;
  const script = parsed.createElement('script');
  script.textContent = markup;
  return [script];
}

/**
 * Inserts a site's analytics items (R4): HEAD scripts into the head, where the page's policy allows their origins and
 * hashes; BODY scripts as noscript blocks. Call it only with consent.
 */
export function placeAnalytics(items: readonly AnalyticsItem[], document: Document): void {
  for (const { section, script } of items) {
    if (section === 'BODY') {
      const block = document.createElement('noscript');
      block.textContent = script;
      document.body.append(block);
      continue;
    }
    for (const found of scriptsOf(script)) {
      const element = document.createElement(found.tagName);
      for (const { name, value } of found.attributes) if (!name.startsWith('on')) element.setAttribute(name, value);
      const { textContent: text } = found;
      // The policy allows inline scripts by hash; others do not run.
      element.textContent = trusted?.createScript(text) ?? text;
      document.head.append(element);
    }
  }
  if (items.length > 0) measuringBegan();
}
