/** Transliteration of Russian letters (ALA-LC without diacritics, as people write it). */
const cyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Nepali consonants (without their vowel), vowels and vowel signs in Latin letters. */
const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
};
const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const signs: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};

function latinOfDevanagari(text: string): string {
  // A subscript ya only marks the English "a" of "casino" or "van", and is not a sound.
  const chars = [...text.replace(/\u094dय(?=\u093e)/g, '')];
  let latin = '';
  for (const [index, char] of chars.entries()) {
    const next = chars[index + 1] ?? '';
    const consonant = consonants[char];
    if (consonant === undefined) {
      latin += vowels[char] ?? signs[char] ?? (char === 'ं' || char === 'ँ' ? 'n' : char === '्' ? '' : char);
      continue;
    }
    // The inherent vowel is silent at the end of a word.
    const isBare = next !== '' && next !== '्' && next !== ' ' && signs[next] === undefined;
    latin += consonant + (isBare ? 'a' : '');
  }
  return latin;
}

/** Transliterates Cyrillic and Devanagari to Latin letters; other text stays. */
export function latinOf(text: string): string {
  if (/[\u0900-\u097f]/.test(text)) return latinOfDevanagari(text);
  return text.replace(/[а-я]/g, (letter) => cyrillic[letter] ?? letter);
}

/** Latin spellings that sound alike, applied in this order. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 's'],
  [/tch|chh|ch/g, 'ç'],
  [/dzh|dj|zh/g, 'j'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ph/g, 'f'],
  [/qu?/g, 'k'],
  [/x/g, 'ks'],
  [/w|u(?=[aeio])/g, 'v'],
  [/([bdfgjklmnprstvz])h/g, '$1'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/y/g, 'i'],
  [/[ae]i/g, 'i'],
  [/[oa]e/g, 'e'],
  [/(.)\1+/g, '$1'],
  [/(?<=.{3}[^aeiou])e$/g, ''],
];

/** The phonetic key of a folded word, for comparison only; empty without Latin, Cyrillic or Devanagari letters. */
export function soundOf(word: string): string {
  const latin = latinOf(word);
  if (!/^[a-z0-9]+$/.test(latin)) return '';
  return sounds.reduce((text, [pattern, by]) => text.replace(pattern, by), latin);
}
