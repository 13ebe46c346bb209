import { useEffect } from 'react';
import { classNames } from './classNames';
import styles from './Skeleton.module.css';
import { say } from './say';
import { useUi } from './UiProvider';
import { VisuallyHidden } from './VisuallyHidden';

/** Shapes of {@link Skeleton}; each has the outer size of what it replaces, so that nothing shifts. */
export type SkeletonShape = 'lines' | 'block' | 'rail' | 'lobby' | 'rows' | 'cards' | 'form' | 'page';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  shape?: SkeletonShape;
  /** Number of lines, tiles or rows. */
  count?: number;
}

const defaultCounts: Record<SkeletonShape, number> = {
  lines: 3,
  block: 1,
  rail: 8,
  lobby: 18,
  rows: 6,
  cards: 3,
  form: 4,
  page: 1,
};

/** A placeholder while data loads. Only that of a whole page is announced: its parts would all say the same. */
export function Skeleton({ shape = 'lines', count = defaultCounts[shape] }: SkeletonProps) {
  const { labels, template } = useUi();
  const { list } = template;
  const isPage = shape === 'page';
  useEffect(() => (isPage ? say(labels.loading) : undefined), [isPage, labels.loading]);
  const tiles = shape === 'rail' || shape === 'lobby';
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div
      className={classNames(
        styles.skeleton,
        styles[shape],
        shape === 'rail' && list.list,
        shape === 'lobby' && list.grid,
      )}
      role="status"
      aria-live="off"
    >
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      {isPage ? (
        <>
          <i className={styles.title} />
          <i className={styles.block} />
          <i className={styles.line} />
          <i className={styles.line} />
        </>
      ) : (
        places.map((place) => <i key={place} className={tiles ? styles.tile : styles.line} />)
      )}
    </div>
  );
}
