import type { LocalText } from '@marquee/contract/entities';
import type { Sport } from '@marquee/protocols/odds/feed';
import { leagueName, localText } from './names';

/** A sandbox league: its teams and schedule. */
export interface League {
  id: string;
  sport: Sport;
  name: LocalText;
  position: number;
  /** Index of the first team or player, and whether they are people. `withSides` sets how many there are. */
  sides: { from: number; people: boolean };
  /** A round starts every `everyMinutes`, shifted by `offsetMinutes`, with `matches` at once. */
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
  open: 'Open|Open|公开赛|Abierto|Открытый турнир|Giải Mở Rộng|Kejohanan Terbuka|ओपन',
  masters: 'Masters|Masters|大师赛|Másters|Мастерс|Giải Masters|Masters|मास्टर्स',
  esports: 'Arena Five|Arena Five|五人竞技场|Arena Cinco|Арена Файв|Arena Five|Arena Lima|एरिना फाइभ',
  siege: 'Siege Series|Siege Series|攻城系列赛|Serie Asedio|Осадная серия|Siege Series|Siri Kepungan|सिज सिरिज',
  cricket: 'Twenty League|Twenty League|二十回合联赛|Liga Twenty|Лига двадцати|Giải Twenty|Liga Dua Puluh|ट्वान्टी लिग',
  volleyball:
    'Volleyball League|Volleyball League|排球联赛|Liga de Voleibol|Волейбольная лига|Giải Bóng Chuyền|Liga Bola Tampar|भलिबल लिग',
  hockey:
    'Ice League|Ice League|冰球联赛|Liga de Hockey sobre Hielo|Ледовая лига|Giải Khúc Côn Cầu|Liga Hoki Ais|आइस लिग',
  table:
    'Table Tennis Tour|Table Tennis Tour|乒乓球巡回赛|Circuito de Tenis de Mesa|Тур по настольному теннису|Giải Bóng Bàn|Jelajah Ping Pong|टेबल टेनिस टुर',
};

type Row = [
  Sport,
  country: number,
  competition: keyof typeof competitions,
  every: number,
  offset: number,
  matches: number,
  ahead: number,
];

const rows: Row[] = [
  ['football', 0, 'premier', 60, 0, 2, 40],
  ['football', 1, 'premier', 90, 25, 2, 34],
  ['football', 2, 'cup', 120, 20, 2, 40],
  ['football', 3, 'second', 60, 40, 1, 24],
  ['basketball', 0, 'basketball', 60, 15, 1, 24],
  ['basketball', 4, 'basketball', 60, 45, 1, 12],
  ['tennis', 2, 'open', 40, 5, 1, 16],
  ['tennis', 4, 'masters', 60, 20, 2, 12],
  ['esports', 3, 'esports', 60, 30, 2, 12],
  ['esports', 5, 'siege', 40, 8, 1, 8],
  ['cricket', 5, 'cricket', 90, 10, 1, 34],
  ['volleyball', 1, 'volleyball', 60, 35, 2, 16],
  ['ice_hockey', 1, 'hockey', 90, 55, 2, 24],
  ['table_tennis', 0, 'table', 15, 2, 1, 4],
];

/**
 * Teams meet within blocks of six hours, and a block returns after a day and a half: nobody plays twice within a day.
 */
const blockMinutes = 360;
const blocks = 6;

type Pace = Pick<League, 'everyMinutes' | 'matches'>;
const roundsOf = ({ everyMinutes }: Pace) => blockMinutes / everyMinutes;
const blockSize = (league: Pace) => 2 * league.matches * roundsOf(league);

/** The teams of a league's round: those of its block, and the round's number within the block. */
export function blockOf(league: League, round: number): { sides: number[]; turn: number; of: number } {
  const block = Math.floor(round / roundsOf(league));
  const size = blockSize(league);
  const from = league.sides.from + (block % blocks) * size;
  return {
    sides: Array.from({ length: size }, (_, index) => from + index),
    turn: round % roundsOf(league),
    of: block,
  };
}

/** The sandbox's leagues in display order. No two share a team. */
export const leagues: readonly League[] = withSides(
  rows.map(([sport, country, competition, everyMinutes, offsetMinutes, matches, aheadHours], position) => ({
    id: `${sport}-${country}-${competition}`,
    sport,
    name: leagueName(country, localText(competitions[competition])),
    position,
    everyMinutes,
    offsetMinutes,
    matches,
    aheadHours,
  })),
);

function withSides(list: readonly Omit<League, 'sides'>[]): League[] {
  const next = { teams: 0, people: 0 };
  return list.map((league) => {
    const people = league.sport === 'tennis' || league.sport === 'table_tennis';
    const kind = people ? 'people' : 'teams';
    const from = next[kind];
    next[kind] += blockSize(league) * blocks;
    return { ...league, sides: { from, people } };
  });
}
