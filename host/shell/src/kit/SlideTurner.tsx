import { IconButton } from '@marquee/sdk';
import { useText } from '../text';

/** Props of {@link SlideTurner}. */
export interface SlideTurnerProps {
  /** How many slides there are. */
  total: number;
  /** Place of the one that shows, from 0. */
  current: number;
  onTurn: (to: number) => void;
  className?: string | undefined;
}

/**
 * Turns a hero that shows one slide at a time, round and round; says which one it is. One slide alone has nothing to
 * turn.
 */
export function SlideTurner({ total, current, onTurn, className }: SlideTurnerProps) {
  const t = useText();
  if (total < 2) return null;
  return (
    <div className={className}>
      <IconButton icon="arrow-start" label={t('hero.previous')} onClick={() => onTurn((current + total - 1) % total)} />
      <span aria-live="polite">{t('hero.slide', { number: current + 1, total })}</span>
      <IconButton icon="arrow-end" label={t('hero.next')} onClick={() => onTurn((current + 1) % total)} />
    </div>
  );
}
