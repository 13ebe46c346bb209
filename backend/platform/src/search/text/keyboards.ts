/** The same keys on an English and a Russian keyboard. */
const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю.';
const shifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?';

const toRussian = new Map([...english, ...shifted].map((key, index) => [key, russian[index % russian.length] ?? key]));
const toEnglish = new Map([...russian].map((key, index) => [key, english[index] ?? key]));

const turned = (text: string, keys: ReadonlyMap<string, string>) =>
  [...text].map((key) => keys.get(key) ?? keys.get(key.toLowerCase()) ?? key).join('');

/**
 * Vietnamese typed with the input method off: Telex (`ddas` → `da`) and VNI (`d9a1`); without marks, which search
 * ignores.
 */
function withoutTelex(text: string): string {
  return text
    .toLowerCase()
    .replace(/d[d9]/g, 'd')
    .replace(/([aeo])\1/g, '$1')
    .replace(/([aou])w/g, '$1')
    .replace(/([aeiouy])([nmtcpgh]{0,2})[sfrxj~]+(?=$|\s)/g, '$1$2')
    .replace(/([aeiouy])[sfrxj](?=[nmtcpgh]{1,2}(?:$|\s))/g, '$1')
    .replace(/([a-z])[0-9]+(?=$|\s)/g, '$1')
    .replace(/([aeiouy])[0-9]+(?=[a-z])/g, '$1');
}

/** Other readings of a text: the same keys in another keyboard layout. Excludes the text itself. */
export function otherReadings(text: string): string[] {
  const readings: string[] = [];
  if (/[a-z]/i.test(text)) readings.push(turned(text, toRussian), withoutTelex(text));
  if (/[а-яё]/i.test(text)) readings.push(turned(text, toEnglish));
  return [...new Set(readings)].filter((reading) => reading !== text);
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighbours = new Set(
  rows.flatMap((row, at) =>
    [...row].flatMap((key, index) =>
      [row[index + 1], rows[at + 1]?.[index - 1], rows[at + 1]?.[index]].flatMap((other) =>
        other ? [key + other, other + key] : [],
      ),
    ),
  ),
);

/** Whether two letters are neighbours on an English keyboard. */
export function areNeighbours(a: string, b: string): boolean {
  return neighbours.has(a + b);
}
