const attribute = / style="([^"]*)"/g;

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** What would end a rule, or a style element, and begin another. */
const dangerous = /[{}<>\\]|\/\*/;

/**
 * Turns the styles of elements into rules, because a page's policy lets no element style itself: the browser's code, which may, takes over from there.
 * A style that could be more than one rule is left out.
 */
export function styleRules(markup: string): { html: string; css: string } {
  const numbers = new Map<string, number>();
  const html = markup.replace(attribute, (_, escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? '');
    if (dangerous.test(style)) return '';
    if (!numbers.has(style)) numbers.set(style, numbers.size);
    return ` data-style="${numbers.get(style)}"`;
  });
  // Three times, so that it weighs more than what classes say, as an element's own style does.
  const rules = [...numbers].map(([style, number]) => `${`[data-style="${number}"]`.repeat(3)}{${style}}`);
  return { html, css: rules.join('') };
}
