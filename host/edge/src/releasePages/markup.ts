import { escapeHtml } from '@marquee/kernel/http/escapeHtml';

/** Markup of this code, that is written as it is; all other text is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What may stand in a template: nothing, a text, markup, or a list of them. */
export type Part = string | number | false | null | undefined | Markup | readonly Part[];

/** Signs that are not seen: they break lines, and turn them round. */
const unseen = /\p{C}/gu;

function textOf(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  return escapeHtml(String(part).replace(unseen, ' '));
}

/** Markup with texts of others in it: they are shown as they are, and neither run nor break or turn a line. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: markup }, ...parts.map(textOf)));
}
