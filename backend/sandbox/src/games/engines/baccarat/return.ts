import type { Line, Returns } from '../returns';
import { baccaratPays, bankerDraws } from './engine';

/** How many of the 416 cards count 0, 1, … 9. */
const shoe = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
const values = shoe.map((_, value) => value);

/** The number of ordered six-card sequences in which each side wins: integers below 2^53. */
function orders(): Record<'player' | 'banker' | 'tie', number> {
  const left = [...shoe];
  const found = { player: 0, banker: 0, tie: 0 };
  /** Every value of the next card, with the number of its cards. */
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
      // If the player took no third card, the banker's own total decides.
      if (banker > 5) end(player, banker, ways, 4);
      else each((value, times) => end(player, (banker + value) % 10, ways * times, 5));
    } else {
      each((value, times) => {
        // The rule takes a card: rank 12 is the ace, the others are rank plus two.
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

/** The exact return of each spot, by enumerating all six-card sequences. */
function spots(): Record<string, number> {
  const { player, banker, tie } = orders();
  const all = player + banker + tie;
  const pays = (spot: string) => (baccaratPays[spot] ?? 0) / 100;
  // Of the 415 other cards, 31 have the first card's rank.
  const pair = (31 / 415) * pays('player_pair');
  return {
    player: (player * pays('player') + tie) / all,
    banker: (banker * pays('banker') + tie) / all,
    tie: (tie * pays('tie')) / all,
    player_pair: pair,
    banker_pair: pair,
  };
}

/** The exact returns of this engine. */
export const returns: Returns = {
  lines: () =>
    Object.entries(spots()).map(
      ([name, exact]): Line => ({ name, exact, play: { bet: (stake) => ({ chips: { [name]: stake } }) } }),
    ),
  // Slow: it shuffles eight decks for each round.
  share: 0.4,
};
