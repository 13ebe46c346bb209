import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './classNames';
import type { TileSlot } from './GameTile';
import styles from './LobbyGrid.module.css';
import { useUi } from './UiProvider';
import { useGridShape } from './useGridShape';
import { useIsServerRendered } from './useIsServerRendered';

/** Props of {@link LobbyGrid}. */
export interface LobbyGridProps<G> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly G[];
  /** Unique key: the tab stop stays on its game when the list changes. */
  itemKey: (item: G) => string;
  /** Renders one tile: a `GameTile` with the slot. */
  tile: (item: G, slot: TileSlot) => ReactNode;
  /** Key for remembering the scroll position when going back. */
  restoreKey?: string;
  /** Starts at the remembered scroll position instead of the top. */
  isReturn?: boolean;
  /** Called when the last item is rendered: there may be more to load. */
  onEnd?: () => void;
}

/**
 * Most tiles of the first render: more than most first screens show, and complete rows at most widths. A
 * server-rendered page does not know the width.
 */
const firstTiles = (isServerRendered: boolean) => (isServerRendered || window.innerWidth >= 768 ? 24 : 8);

/** Above this many visible tiles, no additional ones are rendered beyond the screen. */
const tilesForOverscan = 44;
const positions = new Map<string, number>();

/**
 * A virtualised lobby of any length (budget: ≤ 600 nodes for 10,000 games, a filter ≤ 50 ms on a CPU slowed four
 * times). The page scrolls, not the grid. Arrow keys, Home and End move between tiles. The first tiles are rendered
 * before measuring, also by servers: positioned by the stylesheet and all in the tab order; measuring does not move
 * them.
 */
export function LobbyGrid<G>(props: LobbyGridProps<G>) {
  const { label, items, itemKey, tile, restoreKey, isReturn = false, onEnd } = props;
  const look = useUi().template.list;
  const grid = useRef<HTMLDivElement>(null);
  const isServerRendered = useIsServerRendered();
  // The remembered position is restored at once, which renders other tiles than the first.
  const before = (isReturn && restoreKey !== undefined && positions.get(restoreKey)) || 0;
  const [early] = useState(() => (before > 0 ? 0 : firstTiles(isServerRendered)));
  const shape = useGridShape(grid, before === 0);
  const columns = shape?.columns ?? 1;
  const rowHeight = shape?.rowHeight ?? 0;
  const [active, setActive] = useState(0);
  const pending = useRef<number | null>(null);
  const focusedRow = useRef<number | null>(null);
  const activeKey = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (activeKey.current === null) return;
    setActive(
      Math.max(
        0,
        items.findIndex((item) => itemKey(item) === activeKey.current),
      ),
    );
  }, [items, itemKey]);

  useLayoutEffect(() => {
    if (shape && before > 0) window.scrollTo(0, before);
    // only once, when the grid has its height, and before visible rows are computed
  }, [restoreKey, shape !== null]);
  const virtualizer = useWindowVirtualizer({
    // Before measuring there is nothing to position; this avoids a second render before first paint.
    enabled: shape !== null,
    initialRect: { width: 0, height: (shape?.rowsOnScreen ?? 0) * rowHeight },
    initialOffset: () => before || window.scrollY,
    count: shape ? Math.ceil(items.length / columns) : 0,
    estimateSize: () => rowHeight,
    overscan: ((shape?.rowsOnScreen ?? 1) + 1) * columns > tilesForOverscan ? 0 : 1,
    scrollMargin: shape?.top ?? 0,
    scrollPaddingStart: 120,
    scrollPaddingEnd: 96,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      const row = focusedRow.current;
      // the row with the focus is always rendered, or scrolling would lose the focus
      return row === null || rows.includes(row) || row >= range.count ? rows : [...rows, row].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure();
  }, [virtualizer, rowHeight]);

  // ends before the next page scrolls to its top
  useLayoutEffect(() => {
    if (restoreKey === undefined) return;
    const keep = () => positions.set(restoreKey, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [restoreKey]);

  useEffect(() => {
    if (pending.current === null) return;
    const link = grid.current?.querySelector<HTMLElement>(`[data-tile="${pending.current}"]`);
    if (!link) return;
    pending.current = null;
    link.focus({ preventScroll: true });
  });

  const rows = virtualizer.getVirtualItems().map(({ index }) => index);
  const first = (rows[0] ?? 0) * columns;
  const last = ((rows.at(-1) ?? 0) + 1) * columns - 1;
  const isAtEnd = shape !== null && last >= items.length - 1;
  useEffect(() => {
    if (isAtEnd) onEnd?.();
  }, [isAtEnd, onEnd]);
  // the focused row is far from the others
  const isBroken = rows.length > 0 && (rows.at(-1) ?? 0) - (rows[0] ?? 0) >= rows.length;
  const shown = shape
    ? rows.flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column))
    : Array.from({ length: early }, (_, index) => index);
  const tabbable = active >= first && active <= Math.min(last, items.length - 1) ? active : first;

  function activate(index: number) {
    const item = items[index];
    activeKey.current = item === undefined ? null : itemKey(item);
    setActive(index);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const from = (event.target as HTMLElement).dataset.tile;
    if (from === undefined) return;
    const forward = event.currentTarget.matches(':dir(rtl)') ? -1 : 1;
    const ways: Record<string, number> = {
      ArrowRight: Number(from) + forward,
      ArrowLeft: Number(from) - forward,
      ArrowDown: Number(from) + columns,
      ArrowUp: Number(from) - columns,
      Home: 0,
      End: items.length - 1,
    };
    const to = ways[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= items.length) return;
    pending.current = to;
    activate(to);
    virtualizer.scrollToIndex(Math.floor(to / columns), { align: 'auto' });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a tile is itself the item, also outside of lists
    <div
      ref={grid}
      role="list"
      aria-label={label}
      className={classNames(styles.grid, look.grid, !shape && styles.served)}
      style={
        shape
          ? {
              blockSize: Math.max(0, virtualizer.getTotalSize() - shape.gap),
              // space for rows that are not rendered
              paddingBlockStart: (rows[0] ?? 0) * rowHeight,
              gridAutoRows: rowHeight - shape.gap,
            }
          : undefined
      }
      onKeyDown={move}
      onFocus={(event) => {
        const index = (event.target as HTMLElement).dataset.tile;
        if (index === undefined) return;
        focusedRow.current = Math.floor(Number(index) / columns);
        activate(Number(index));
      }}
      onBlur={() => {
        focusedRow.current = null;
      }}
    >
      {shown.map((index) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          // keyed by position, not by game: filtering updates existing tiles instead of creating new ones
          <Slot
            key={index}
            item={item}
            index={index}
            size={items.length}
            tabbable={!shape || index === tabbable}
            row={isBroken ? Math.floor(index / columns) - (rows[0] ?? 0) + 1 : undefined}
            tile={tile}
          />
        );
      })}
    </div>
  );
}

/** One tile of the grid; rerenders only when its own position or game changes. */
const Slot = memo(function Slot({
  item,
  tile,
  ...slot
}: { item: unknown; tile: (item: unknown, slot: TileSlot) => ReactNode } & TileSlot) {
  return tile(item, slot);
}) as <G>(props: { item: G; tile: LobbyGridProps<G>['tile'] } & TileSlot) => ReactNode;
