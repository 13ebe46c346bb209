/** What may be a player's, a partner's or a secret, by what stands for it. In this order. */
const data: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments of addresses, and what is before a host's name.
  [/(https?:\/\/)[^\s/@]*@/gi, '$1'],
  [/[?#&](?=[\w%.[\]-]+=)\S*/g, ''],
  [/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…'],
  // What was quoted from a text. Single quotes are left where engines have names of code in them.
  [/"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/g, '…'],
  [/'(?![\w$.#-]{1,40}')[^']*'/g, '…'],
  // Codes, amounts and tokens: whatever has a digit, but for the numbers of React's errors and of chunks.
  [/(?<!React error #|chunk )(?<![\w-])[\p{L}\p{N}_.,:+/=$€£¥₱₽-]*\p{N}[\p{L}\p{N}_.,:+/=%-]*|\b[\w-]{32,}\b/gu, '…'],
  // Names: words that begin with a capital letter inside of a sentence, and whatever is not written in Latin letters.
  [/(?<=[\p{L}\p{N}…,;)']\s+)(?!React error)\p{Lu}\p{Ll}+(?![\w(.:])/gu, '…'],
  [/[^\p{Script=Latin}\p{Script=Common}]+/gu, '…'],
  [/…(?:[\s,.-]*…)+/g, '…'],
];

/** Most letters of a cause. */
const most = 200;

/** A thrown text without data of players: what is left are words of who wrote the code. */
export function plainText(text: string): string {
  return data
    .reduce((now, [what, instead]) => now.replace(what, instead), text.slice(0, 2000))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most);
}
