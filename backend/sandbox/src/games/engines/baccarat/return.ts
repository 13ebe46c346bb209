import type { Line, Returns } from '../returns';
import { baccaratPays, bankerDraws } from './engine';

/** How many of the 416 cards count 0, 1, … 9. */
const shoe = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
const values = shoe.map((_, value) => value);

/** In how many orders six cards come from the shoe such that each side wins: whole numbers below 2^53. */
function orders(): Record<'player' | 'banker' | 'tie', number> {
  const left = [...shoe];
  const found = { player: 0, banker: 0, tie: 0 };
  /** Every value that the next card may have, with the number of its cards. */
  const each = (visit: (value: number, ways: number) => void) => {
    for (const value of values) {
      const ways = left[value] ?? 0;
      left[value] = ways - 1;
      visit(value, ways);
      left[value] = ways;
    }
  };
  const end = (player: number, banker: number, ways: number, dealt: number) => {
    let all = ways;
    for (let card = dealt; card < 6; card++) all *= 416 - card;
    found[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += all;
  };
  const third = (player: number, banker: number, ways: number) => {
    if (player >= 8 || banker >= 8) end(player, banker, ways, 4);
    else if (player >= 6) {
      // Without a third card of the player the banker goes by the own total.
      if (banker > 5) end(player, banker, ways, 4);
      else each((value, times) => end(player, (banker + value) % 10, ways * times, 5));
    } else {
      each((value, times) => {
        // The rule asks for a card: rank 12 is the ace, the others count their rank and two.
        const card = value === 0 ? 8 : value === 1 ? 12 : value - 2;
        if (!bankerDraws(banker, card)) end((player + value) % 10, banker, ways * times, 5);
        else each((last, more) => end((player + value) % 10, (banker + last) % 10, ways * times * more, 6));
      });
    }
  };
  each((one, a) =>
    each((two, b) =>
      each((three, c) => each((four, d) => third((one + three) % 10, (two + four) % 10, a * b * c * d))),
    ),
  );
  return found;
}

/** The exact return of each spot, by counting every way in which six cards can come. */
function spots(): Record<string, number> {
  const { player, banker, tie } = orders();
  const all = player + banker + tie;
  const pays = (spot: string) => (baccaratPays[spot] ?? 0) / 100;
  // Of the 415 cards beside the first, 31 have its rank.
  const pair = (31 / 415) * pays('player_pair');
  return {
    player: (player * pays('player') + tie) / all,
    banker: (banker * pays('banker') + tie) / all,
    tie: (tie * pays('tie')) / all,
    player_pair: pair,
    banker_pair: pair,
  };
}

/** The returns that this engine declares. */
export const returns: Returns = {
  lines: () =>
    Object.entries(spots()).map(
      ([name, exact]): Line => ({ name, exact, play: { bet: (stake) => ({ chips: { [name]: stake } }) } }),
    ),
  // It shuffles a shoe of eight decks for each round.
  share: 0.4,
};
