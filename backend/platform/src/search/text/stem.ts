/** Endings by script, longest first: plurals, cases, attached particles. */
// Folded text has и for й.
const russian =
  /(?:иями|ями|ами|ого|ему|ому|ыми|ими|иях|иям|иеи|еи|ои|ом|ем|ам|ах|ям|ях|ов|ев|ые|ие|ыи|ии|ая|яя|ое|ее|ую|юю|ых|их|ью|ия|ию|а|я|ы|и|у|ю|е|о|ь)$/;
const nepali = /(?:हरुको|हरु|लाइ|बाट|को|का|कि|मा|ले|ि|ा)$/;

/**
 * A simple stemmer: removes the ending of a folded word, unless too little would be left. Both sides of a comparison
 * are stemmed, so the result need not be a dictionary form.
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
