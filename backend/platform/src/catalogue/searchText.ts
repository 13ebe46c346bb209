import type { Category } from '@marquee/contract/categories';

/** How each category is called in the eight languages, so that a search finds it by any of the names. */
const words: Record<Category, string> = {
  hot: '',
  slot_game: 'slots tragamonedas слоты 老虎机 quay hũ slot स्लट',
  casino: 'live casino kasino en vivo живое казино 真人娱乐 sòng bài trực tiếp kasino langsung क्यासिनो',
  hash_game: 'hash dice dado кости 哈希 骰子 xúc xắc dadu हास',
  sportsbook: 'sports deporte спорт 体育 thể thao sukan खेलकुद',
  fishing: 'fishing pangingisda pesca рыбалка 捕鱼 bắn cá memancing माछा',
  poker: 'poker póquer покер 扑克 bài pôkê पोकर',
  sabong: 'sabong cockfight pelea de gallos петушиные бои 斗鸡 đá gà sabung ayam सबोङ',
  lottery: 'lottery keno lotto loterya lotería лотерея 彩票 xổ số loteri चिट्ठा',
  horse_racing: 'horse racing karera ng kabayo carreras de caballos скачки 赛马 đua ngựa lumba kuda घोडा दौड',
  bingo: 'bingo бинго 宾果 बिङ्गो',
  arcade: 'arcade plinko аркада 街机 trò chơi điện tử arked आर्केड',
  crash: 'crash rocket краш 火箭 कक्र्यास',
};

/** The same for what is played, where a category has several kinds. */
const kinds: Record<string, string> = {
  roulette: 'roulette ruleta рулетка 轮盘 rulet रुलेट',
  baccarat: 'baccarat bacará баккара 百家乐 bài cào bakarat ब्याकारट',
};

/** Text as it is compared in searches: any script, without accents, case or width. */
export function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What a game is found by: its name first, then provider, category and code. Parts are set apart by `|`. */
export function searchText(game: {
  name: string;
  provider_name: string;
  provider_code: string;
  category: Category;
  engine?: string;
}): string {
  const rest = `${game.provider_name} ${game.provider_code} ${words[game.category]} ${kinds[game.engine ?? ''] ?? ''}`;
  return `${normalised(game.name)}|${normalised(rest)}`;
}

/**
 * How well a game answers a search: 0 not at all, and more for a name that begins with it, has a word that begins with
 * it, has it anywhere. Every word of the search must be found.
 */
export function score(haystack: string, query: string): number {
  const name = haystack.slice(0, haystack.indexOf('|'));
  if (name.startsWith(query)) return 4;
  if (` ${name}`.includes(` ${query}`)) return 3;
  const terms = query.split(' ');
  if (terms.every((term) => name.includes(term))) return 2;
  return terms.every((term) => haystack.includes(term)) ? 1 : 0;
}
