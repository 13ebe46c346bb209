import { useApi, useLanguage, useLive, useNavigate, useSearchParams } from '@marquee/sdk';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type BoardInput, boardInput, type When, whens } from './boardAddress';
import { FixtureBoard } from './FixtureBoard';

/** After this long without a live change the board polls; also the maximum age of the list, ms. */
const silenceMs = 15_000;
const reloadMs = 60_000;

/** The whole board. */
const unfiltered: BoardInput = { sport: '', when: '', q: '' };

/**
 * The board's filters in the URL (`sport`, `when`, `q`), the selected time filter, and functions to change them. For an
 * invalid URL `isBoard` is false and the whole board is requested.
 */
export function useBoardAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const input = boardInput(search);
  const asked = input ?? unfiltered;
  const when: When = whens.find((one) => one === asked.when) ?? 'all';
  function change(name: 'sport' | 'when' | 'q', value: string) {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    return navigate(`?${next}`, { replace: true });
  }
  return { asked, isBoard: input !== null, when, change };
}

/** Options of a board's loading. */
interface BoardPace {
  /** Matches per request. */
  page?: number;
  /** How long changes are batched, ms; a divisor of a minute. */
  gatherMs: number;
}

/**
 * The board of the URL. It follows live changes of its matches, polls if none arrive for a while, and reloads the list
 * once a minute. A hidden tab pauses.
 */
export function useBoard({ sport, when, q }: BoardInput, { page, gatherMs }: BoardPace): FixtureBoard {
  const api = useApi();
  const { language } = useLanguage();
  const board = useMemo(() => new FixtureBoard(api, page), [api, page]);
  const query = useMemo(() => ({ language, sport, when, q }), [language, sport, when, q]);
  board.seed(query);
  useEffect(() => void board.load(query), [board, query]);

  const changed = useMemo(() => ({ at: 0, ids: new Set<string>() }), []);
  useLive('sports', ({ match_ids }) => {
    changed.at = performance.now();
    for (const id of match_ids) changed.ids.add(id);
  });
  const turn = useEffectEvent((tick: number) => {
    if (document.hidden) return;
    if (tick % (reloadMs / gatherMs) === 0) void board.reload();
    else if (changed.ids.size > 0) void board.follow(changed.ids);
    else if (performance.now() - changed.at > silenceMs) {
      changed.at = performance.now();
      void board.follow(board.fixtures.map((fixture) => fixture.match_id));
    }
    changed.ids.clear();
  });
  useEffect(() => {
    changed.at = performance.now();
    let tick = 0;
    const timer = setInterval(() => turn(++tick), gatherMs);
    return () => clearInterval(timer);
  }, [changed, gatherMs]);
  return board;
}
