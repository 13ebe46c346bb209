import { type RefObject, useLayoutEffect, useState } from 'react';

/** What a grid of tiles measures, in px. */
export interface GridShape {
  columns: number;
  /** A row with the gap below it. */
  rowHeight: number;
  gap: number;
  /** From the top of the page to the first row. */
  top: number;
}

function shapeOf(grid: HTMLElement): GridShape {
  const style = getComputedStyle(grid);
  // the used tracks, so that the stylesheet alone decides how many columns there are
  const tracks = style.gridTemplateColumns.split(' ').map(Number.parseFloat);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const ratio = style.getPropertyValue('--tile-ratio').split('/').map(Number.parseFloat);
  const [wide = 1, high = 1] = ratio;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const caption = Number.parseFloat(style.getPropertyValue('--tile-caption')) * rem;
  // a template whose tiles are rows says `none`: they are as high as their caption
  const picture = Number.isNaN(ratio[0]) ? 0 : ((tracks[0] ?? 160) * high) / wide;
  return {
    columns: tracks.length,
    rowHeight: picture + caption + gap,
    gap,
    top: grid.getBoundingClientRect().top + window.scrollY,
  };
}

/** The shape of a grid element, measured before first paint and again when it or what stands above it changes size. */
export function useGridShape(grid: RefObject<HTMLElement | null>): GridShape | null {
  const [shape, setShape] = useState<GridShape | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () =>
      setShape((old) => {
        const now = shapeOf(element);
        const same =
          old && (Object.keys(now) as (keyof GridShape)[]).every((key) => Math.abs(old[key] - now[key]) < 0.5);
        return same ? old : now;
      });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [grid]);
  return shape;
}
