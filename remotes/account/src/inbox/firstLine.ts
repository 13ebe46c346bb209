const named: Record<string, string> = { amp: '&', gt: '>', lt: '<', nbsp: ' ', quot: '"' };

/** A character reference as text; an unknown name stays as it is written. */
function character(whole: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** The beginning of a message as plain text, for the list. It is text for React, never markup. */
export function firstLine(html: string): string {
  const words = html.slice(0, 2000).replace(/<[^>]*(?:>|$)/g, ' ');
  const text = words.replace(/&(#?\w{1,8});/g, character);
  return text.replace(/\s+/g, ' ').trim().slice(0, 160);
}
