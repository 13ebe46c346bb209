import { useApi, useLanguage, useLive, useNavigate, useSearchParams } from '@marquee/sdk';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type BoardInput, boardInput, type When, whens } from './boardAddress';
import { FixtureBoard } from './FixtureBoard';

/** How long no live change is trusted to mean none, and how old the list may become, ms. */
const silenceMs = 15_000;
const reloadMs = 60_000;

/** The whole board. */
const unfiltered: BoardInput = { sport: '', when: '', q: '' };

/**
 * The board's filters as the address has them (`sport`, `when`, `q`), which of its times that is, and the ways to
 * change them. An address of no board has `isBoard` false, and asks for the whole one.
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

/** How a board reads. */
interface BoardPace {
  /** How many matches are read at once. */
  page?: number;
  /** How long changes are gathered before they are asked for, ms; a divisor of a minute. */
  gatherMs: number;
}

/**
 * The board of the address. It follows live changes of what it shows; when none come for a while it asks by itself, and
 * once a minute it reads the list anew. A hidden tab rests.
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
