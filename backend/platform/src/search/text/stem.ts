/** Endings by script, the longest first: plural, cases, particles that are written with the word. */
// Folded text has и for й.
const russian =
  /(?:иями|ями|ами|ого|ему|ому|ыми|ими|иях|иям|иеи|еи|ои|ом|ем|ам|ах|ям|ях|ов|ев|ые|ие|ыи|ии|ая|яя|ое|ее|ую|юю|ых|их|ью|ия|ию|а|я|ы|и|у|ю|е|о|ь)$/;
const nepali = /(?:हरुको|हरु|लाइ|बाट|को|का|कि|मा|ले|ि|ा)$/;

/**
 * A folded word without the ending that says number or case; the word itself where nothing is left over that would be a
 * word. Both sides of a comparison are made alike, so it need not be the dictionary's stem.
 */
export function stemOf(word: string): string {
  if (/^[а-я]/.test(word)) {
    const stem = word.replace(russian, '');
    return stem.length >= 3 ? stem : word;
  }
  if (/^[\u0900-\u097f]/.test(word)) {
    const stem = word.replace(nepali, '').replace(nepali, '');
    return stem.length >= 2 ? stem : word;
  }
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=l|r)ves$/, 'f')
    .replace(/(?<=[nrldzj])es$|(?<=s|x|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=.{3})[ao]$/, '');
}
