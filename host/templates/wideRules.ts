/** Starts of at-rules that contain rules. */
const groups = /^@(media|supports|layer|container)\b/;

/** The end of a block that opens at `start`, after its brace. Ignores braces in strings. */
function endOf(css: string, start: number): number {
  const parts = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g;
  parts.lastIndex = start;
  let depth = 0;
  for (let found = parts.exec(css); found; found = parts.exec(css)) {
    if (found[0] === '{') depth++;
    if (found[0] === '}' && --depth === 0) return parts.lastIndex;
  }
  return css.length;
}

/** Splits a selector list, ignoring commas in parentheses. */
function selectorsOf(list: string): string[] {
  return list.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,(])+/g) ?? [];
}

/**
 * The rules for the wide layout (`[data-wide]`) in a built style sheet, without that attribute: for pages without
 * scripts, under a media query.
 */
export function wideRules(css: string): string {
  let rules = '';
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const end = endOf(css, open);
    // Statements such as `@charset "utf-8";` are not part of the first rule.
    const prelude = css
      .slice(at, open)
      .replace(/^(?:\s*@[^;{]*;)+/, '')
      .trim();
    const body = css.slice(open + 1, end - 1);
    if (groups.test(prelude)) {
      const inside = wideRules(body);
      if (inside) rules += `${prelude}{${inside}}`;
    } else {
      const wide = selectorsOf(prelude).filter(
        (one) => one.includes('[data-wide]') && !one.includes(':not([data-wide])'),
      );
      if (wide.length > 0) rules += `${wide.join(',').replaceAll('[data-wide]', ':root')}{${body}}`;
    }
    at = end;
  }
  return rules;
}
