import { escapeHtml } from '@marquee/kernel/http/escapeHtml';

const jsonEscapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON for a `<script type="application/json">`: without `<`, so that `</script>` or `<!--` cannot occur. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => jsonEscapes[sign] ?? sign);
}

/** Attributes of an element, each with a leading space; undefined and false are left out, true has no value. */
export function attributes(values: Record<string, string | boolean | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (value === undefined || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}
