import type { LocalText } from '@marquee/contract/entities';
import type { Sport } from '@marquee/protocols/odds/feed';
import { leagueName, localText } from './names';

/** A league of the sandbox: who plays, and how often. */
export interface League {
  id: string;
  sport: Sport;
  name: LocalText;
  position: number;
  /** Index of the first team or player, how many there are, and whether they are people. */
  sides: { from: number; count: number; people: boolean };
  /** A round starts every `everyMinutes`, `offsetMinutes` after the hour grid, with `matches` at once. */
  everyMinutes: number;
  offsetMinutes: number;
  matches: number;
  /** How long before its start a match is published. */
  aheadHours: number;
}

const competitions = {
  premier: 'Premier League|Premier League|超级联赛|Liga Premier|Премьер-лига|Giải Ngoại Hạng|Liga Perdana|प्रिमियर लिग',
  cup: 'Cup|Cup|杯|Copa|Кубок|Cúp Quốc Gia|Piala|कप',
  second: 'Second Division|Second Division|乙级联赛|Segunda División|Вторая лига|Hạng Nhì|Divisyen Kedua|दोस्रो डिभिजन',
  basketball:
    'Basketball League|Basketball League|篮球联赛|Liga de Baloncesto|Баскетбольная лига|Giải Bóng Rổ|Liga Bola Keranjang|बास्केटबल लिग',
  open: 'Open|Open|公开赛|Abierto|Открытый турнир|Giải Mở Rộng|Terbuka|ओपन',
  masters: 'Masters|Masters|大师赛|Másters|Мастерс|Giải Masters|Masters|मास्टर्स',
  esports: 'Arena Five|Arena Five|五人竞技场|Arena Cinco|Арена Файв|Arena Five|Arena Lima|एरिना फाइभ',
  siege: 'Siege Series|Siege Series|攻城系列赛|Serie Asedio|Осадная серия|Siege Series|Siri Kepungan|सिज सिरिज',
  cricket: 'Twenty League|Twenty League|二十回合联赛|Liga Twenty|Лига двадцати|Giải Twenty|Liga Dua Puluh|ट्वान्टी लिग',
  volleyball:
    'Volleyball League|Volleyball League|排球联赛|Liga de Voleibol|Волейбольная лига|Giải Bóng Chuyền|Liga Bola Tampar|भलिबल लिग',
  hockey: 'Ice League|Ice League|冰球联赛|Liga de Hielo|Ледовая лига|Giải Khúc Côn Cầu|Liga Ais|आइस लिग',
  table:
    'Table Tennis Tour|Table Tennis Tour|乒乓球巡回赛|Circuito de Tenis de Mesa|Тур по настольному теннису|Giải Bóng Bàn|Jelajah Ping Pong|टेबल टेनिस टुर',
};

type Row = [
  Sport,
  country: number,
  competition: keyof typeof competitions,
  from: number,
  count: number,
  every: number,
  offset: number,
  matches: number,
  ahead: number,
];

const rows: Row[] = [
  ['football', 0, 'premier', 0, 16, 60, 0, 2, 40],
  ['football', 1, 'premier', 16, 16, 90, 25, 2, 34],
  ['football', 2, 'cup', 0, 32, 120, 20, 2, 40],
  ['football', 3, 'second', 8, 20, 60, 40, 1, 24],
  ['basketball', 0, 'basketball', 4, 12, 60, 15, 1, 24],
  ['basketball', 4, 'basketball', 18, 12, 60, 45, 1, 12],
  ['tennis', 2, 'open', 0, 24, 40, 5, 1, 16],
  ['tennis', 4, 'masters', 24, 24, 60, 20, 2, 12],
  ['esports', 3, 'esports', 12, 12, 60, 30, 2, 12],
  ['esports', 5, 'siege', 24, 10, 40, 8, 1, 8],
  ['cricket', 5, 'cricket', 6, 10, 90, 10, 1, 34],
  ['volleyball', 1, 'volleyball', 2, 12, 60, 35, 2, 16],
  ['ice_hockey', 1, 'hockey', 20, 12, 90, 55, 2, 24],
  ['table_tennis', 0, 'table', 48, 30, 15, 2, 1, 4],
];

/** The sandbox's leagues, in the order of their lists. */
export const leagues: readonly League[] = rows.map(
  ([sport, country, competition, from, count, everyMinutes, offsetMinutes, matches, aheadHours], position) => ({
    id: `${sport}-${country}-${competition}`,
    sport,
    name: leagueName(country, localText(competitions[competition])),
    position,
    sides: { from, count, people: sport === 'tennis' || sport === 'table_tennis' },
    everyMinutes,
    offsetMinutes,
    matches,
    aheadHours,
  }),
);
