import { useFormat } from '@marquee/sdk';
import styles from '../minigame.module.css';
import { useText } from '../text';

/** Props of {@link Chest}. */
export interface ChestProps {
  number: number;
  /** Tokens inside, once it is open. */
  content: number | null;
  chosen: boolean;
  /** Whether it has paid more than its stake: nothing else is celebrated (D7.14). */
  glows: boolean;
  disabled: boolean;
  onOpen: () => void;
}

/** A chest, closed or open. */
export function Chest({ number, content, chosen, glows, disabled, onOpen }: ChestProps) {
  const format = useFormat();
  const t = useText();
  const open = content !== null;
  return (
    <button
      type="button"
      className={styles.chest}
      data-chosen={chosen || undefined}
      data-open={open || undefined}
      aria-disabled={disabled || undefined}
      aria-label={open ? t('chests.holds', { number, amount: format.number(content) }) : t('chests.open', { number })}
      onClick={() => !disabled && onOpen()}
    >
      <svg viewBox="0 0 120 110" width="120" height="110" aria-hidden="true">
        {glows && <ellipse cx="60" cy="50" rx="34" ry="14" className={styles.glow} />}
        <path d="M14 52h92v46a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" className={styles.wood} />
        <path d="M14 66h92v8H14z" className={styles.band} />
        <g className={styles.lid}>
          <path d="M14 52V38a24 24 0 0 1 24-24h44a24 24 0 0 1 24 24v14z" className={styles.woodLight} />
          <path d="M34 16h10v36H34zM76 16h10v36H76z" className={styles.band} />
        </g>
        <path d="M50 46h20v22a10 10 0 0 1-20 0z" className={styles.band} />
      </svg>
      <span className={styles.amount}>{open ? format.number(content) : '?'}</span>
    </button>
  );
}
