/** The most that fits above the stake on a small phone, in letters of an alphabet; wide ones count twice. */
const most = 125;

/** A letter's width: those of Chinese, Japanese and Korean take two. */
const width = (text: string) => [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

/**
 * The first sentences of a game's rules that fit beside the stake, whole; at least the first one. `tag` is the text's
 * language.
 */
export function quickRules(rules: string, tag: string): string {
  // Older browsers have no segmenter: they show all of it.
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter };
  if (!Segmenter) return rules;
  const sentences = [...new Segmenter(tag, { granularity: 'sentence' }).segment(rules)].map(({ segment }) => segment);
  const [first = '', ...rest] = sentences;
  let kept = first;
  for (const sentence of rest) {
    if (width(kept + sentence.trimEnd()) > most) break;
    kept += sentence;
  }
  return kept.trim();
}
