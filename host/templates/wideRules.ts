/** Beginnings of rules that hold others. */
const groups = /^@(media|supports|layer|container)\b/;

/** Where a block that opens at `start` ends: behind its brace. Braces in strings are none. */
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

/** The selectors of a list; commas in parentheses part none. */
function selectorsOf(list: string): string[] {
  return list.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,(])+/g) ?? [];
}

/**
 * The rules of a style sheet, as a build writes it, that hold for wide pages (`[data-wide]`), as they hold without the
 * mark: for a page that no script marks, beside a condition of width.
 */
export function wideRules(css: string): string {
  let rules = '';
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const end = endOf(css, open);
    // A statement such as `@charset "utf-8";` stands before what it does not belong to.
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
