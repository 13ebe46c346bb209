const attribute = / style="([^"]*)"/g;

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** What would end a rule, or a style element, and begin another. */
const dangerous = /[{}<>\\]|\/\*/;

/**
 * Turns the styles of elements into rules, because a page's policy lets no element style itself. The browser's code,
 * which may, makes styles of them again (`takeStyles`). A style that could be more than one rule is left out.
 */
export function styleRules(markup: string): { html: string; css: string } {
  const rules = new Map<string, string>();
  const html = markup.replace(attribute, (_, escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? '');
    if (dangerous.test(style)) return '';
    // Three times, so that it weighs more than what classes say, as an element's own style does.
    rules.set(style, `${`[data-style="${style.replaceAll('"', '\\"')}"]`.repeat(3)}{${style}}`);
    return ` data-style="${escaped}"`;
  });
  return { html, css: [...rules.values()].join('') };
}
