import { IconButton } from '@marquee/sdk';
import { useText } from '../text';

/** Props of {@link SlideTurner}. */
export interface SlideTurnerProps {
  /** Number of slides. */
  total: number;
  /** Index of the current slide, from 0. */
  current: number;
  onTurn: (to: number) => void;
  className?: string | undefined;
}

/** Buttons and position of a hero that shows one slide at a time, in a loop. Not rendered for a single slide. */
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
