const opening = /<([a-z][a-z0-9]*)\b([^>]*)>/g;
const blocks = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'summary', 'td', 'th']);

/** The elements of a text in their order; a link with where it leads. */
function shapeOf(html: string): string[] {
  return [...html.matchAll(opening)].map(([, name = '', attributes = '']) => {
    const href = /\bhref="([^"]*)"/.exec(attributes)?.[1];
    return href === undefined ? name : `${name} ${href}`;
  });
}

/** The placeholders of a text, with repetitions; `*` stands for an expression in a template literal. */
function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{?\s*(\w+)\s*\}?\}|\*/g)].map(([whole, name = whole]) => name).sort();
}

/** The text of each block: heading, paragraph, list item. */
function blocksOf(html: string): string[] {
  return html
    .split(/(?=<[a-z])/)
    .reduce<string[]>((found, part) => {
      const name = /^<([a-z][a-z0-9]*)/.exec(part)?.[1] ?? '';
      if (blocks.has(name) || found.length === 0) found.push('');
      found[found.length - 1] += part.replace(/<[^>]*>/g, '');
      return found;
    }, [])
    .map((text) => text.trim())
    .filter(Boolean);
}

/** The length of a language's texts relative to English: the median of its longer blocks. */
export function usualLength(pairs: readonly { english: string; text: string }[]): number {
  const ratios = pairs.flatMap(({ english, text }) => ratiosOf(english, text)).sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 2)] ?? 1;
}

const long = 60;

function ratiosOf(english: string, text: string): number[] {
  const own = blocksOf(text);
  return blocksOf(english).flatMap((block, index) =>
    block.length < long ? [] : [(own[index] ?? '').length / block.length],
  );
}

/** A block shorter than this part of its usual length probably lacks a clause. */
const least = 0.6;

/** How many sentences a block has; Chinese joins several by commas. */
const sentencesIn = (block: string): number =>
  block.split(/[.!?;:।](?=\s|$)|[。！？；：，]/).filter((part) => /\p{L}/u.test(part)).length;

/**
 * What a translated text lacks or has beside the English: headings, paragraphs, list items and links in their order,
 * placeholders, sentences, and clauses, where a block is much shorter than is usual for the language.
 */
export function structureFaults(english: string, text: string, usual: number): string[] {
  const [wanted, shape] = [shapeOf(english), shapeOf(text)];
  const at = wanted.findIndex((name, index) => name !== shape[index]);
  if (at >= 0 || wanted.length !== shape.length) {
    const place = at >= 0 ? at : wanted.length;
    return [`element ${place + 1} is ${shape[place] ?? 'missing'}, not ${wanted[place] ?? 'there'}`];
  }
  const [names, own] = [placeholdersOf(english).join(' '), placeholdersOf(text).join(' ')];
  const placeholders = names === own ? [] : [`has placeholders "${own}", not "${names}"`];
  const blocks = blocksOf(text);
  const short = blocksOf(english).flatMap((block, index) => {
    const part = blocks[index] ?? '';
    const isShort = part.length < block.length * usual * least || sentencesIn(part) < sentencesIn(block);
    return block.length >= long && isShort ? [`says less than the English: "${part}"`] : [];
  });
  return [...placeholders, ...short];
}
