import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames';
import styles from './GameRail.module.css';
import { IconButton } from './IconButton';
import { step } from './step';
import { useUi } from './UiProvider';

/** Props of {@link GameRail}. */
export interface GameRailProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Tiles. */
  children: ReactNode;
}

/** A horizontally scrolling row of tiles: by touch, arrow keys, or two buttons for mice. */
export function GameRail({ label, children }: GameRailProps) {
  const {
    labels,
    template: { list: look },
  } = useUi();
  const list = useRef<HTMLUListElement>(null);
  // Most rails go on; one that does not loses its button when it is measured.
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const rail = list.current;
    if (!rail) return;
    const look = () => {
      const at = Math.abs(rail.scrollLeft);
      const start = at < 4;
      const end = at + rail.clientWidth > rail.scrollWidth - 4;
      setEnds((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    const watch = new ResizeObserver(look);
    watch.observe(rail);
    rail.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      rail.removeEventListener('scroll', look);
    };
  }, []);

  function page(way: 1 | -1) {
    const rail = list.current;
    if (!rail) return;
    const sign = rail.matches(':dir(rtl)') ? -way : way;
    rail.scrollBy({ left: sign * rail.clientWidth * 0.8, behavior: 'smooth' });
  }

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
    const from = tiles.indexOf(event.target as HTMLElement);
    const to = from < 0 ? null : step(event, tiles.length, from);
    if (to === null) return;
    event.preventDefault();
    tiles[to]?.focus();
  }

  return (
    <div className={styles.rail} data-rail>
      <ul ref={list} className={classNames(styles.list, look.list)} aria-label={label} onKeyDown={move}>
        {Children.map(children, (child) => child && <li className={classNames(styles.item, look.item)}>{child}</li>)}
      </ul>
      <div className={styles.back} hidden={ends.start}>
        <IconButton icon="chevron-start" variant="filled" label={labels.previous} onClick={() => page(-1)} />
      </div>
      <div className={styles.on} hidden={ends.end}>
        <IconButton icon="chevron-end" variant="filled" label={labels.next} onClick={() => page(1)} />
      </div>
    </div>
  );
}
