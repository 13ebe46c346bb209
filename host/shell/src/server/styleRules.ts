const attribute = / style="([^"]*)"/g;

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Could end a rule or style element and begin another. */
const dangerous = /[{}<>\\]|\/\*/;

/**
 * Turns inline styles into style rules, because the page's policy forbids inline styles in markup. In the browser,
 * `takeStyles` turns them back. A style that could be more than one rule is dropped.
 */
export function styleRules(markup: string): { html: string; css: string } {
  const rules = new Map<string, string>();
  const html = markup.replace(attribute, (_, escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? '');
    if (dangerous.test(style)) return '';
    // Repeated three times for a higher specificity than classes, as inline styles have.
    rules.set(style, `${`[data-style="${style.replaceAll('"', '\\"')}"]`.repeat(3)}{${style}}`);
    return ` data-style="${escaped}"`;
  });
  return { html, css: [...rules.values()].join('') };
}
