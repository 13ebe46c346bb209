import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';

/** Dimensions of a grid of tiles, in px. */
export interface GridShape {
  columns: number;
  /** A row including its gap. */
  rowHeight: number;
  gap: number;
  /** From the top of the page to the first row. */
  top: number;
  /** Rows visible on a screen of the window's height, including partial ones. Not px. */
  rowsOnScreen: number;
}

function shapeOf(grid: HTMLElement): GridShape {
  const style = getComputedStyle(grid);
  // the computed tracks, so that the stylesheet alone determines the columns
  const tracks = style.gridTemplateColumns.split(' ').map(Number.parseFloat);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const ratio = style.getPropertyValue('--tile-ratio').split('/').map(Number.parseFloat);
  const [wide = 1, high = 1] = ratio;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const caption = Number.parseFloat(style.getPropertyValue('--tile-caption')) * rem;
  // templates with row-like tiles use `none`: tiles are as high as their caption
  const picture = Number.isNaN(ratio[0]) ? 0 : ((tracks[0] ?? 160) * high) / wide;
  const rowHeight = picture + caption + gap;
  return {
    columns: tracks.length,
    rowHeight,
    gap,
    top: grid.getBoundingClientRect().top + window.scrollY,
    rowsOnScreen: rowHeight > 0 ? Math.ceil(window.innerHeight / rowHeight) : 1,
  };
}

const isSame = (one: GridShape, other: GridShape) =>
  (Object.keys(one) as (keyof GridShape)[]).every((key) => Math.abs(one[key] - other[key]) < 0.5);

/**
 * The dimensions of a grid, measured before first paint and again when it or the content above changes size. If tiles
 * are already rendered it `mayWait`: they stay usable while the measured ones render in slices.
 */
export function useGridShape(grid: RefObject<HTMLElement | null>, mayWait: boolean): GridShape | null {
  const [shape, setShape] = useState<GridShape | null>(null);
  const defers = useRef(mayWait);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    let known = shapeOf(element);
    if (defers.current) startTransition(() => setShape(known));
    else setShape(known);
    const watch = new ResizeObserver(() => {
      const now = shapeOf(element);
      if (isSame(known, now)) return;
      known = now;
      setShape(now);
    });
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [grid]);
  return shape;
}
