import { useFormat } from '@marquee/sdk';
import type { CSSProperties } from 'react';
import styles from '../minigame.module.css';

const radius = 100;
const fullTurns = 4;

/** A point on the wheel's circle; `part` is a fraction of a turn, clockwise from the top. */
function point(part: number, r: number): string {
  const angle = 2 * Math.PI * part;
  return `${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`;
}

/** Narrower segments have no label, which would not fit. The table below lists every prize. */
const smallestLabelled = 0.05;

/** Props of {@link Wheel}. */
export interface WheelProps {
  /** Prizes with their probabilities, which sum to 1. */
  segments: readonly { prize: number; chance: number }[];
  /** Index where it stops; null before the first spin. */
  stop: number | null;
}

/** The prize wheel; segments are as wide as their probability. Turns until the pointer is on `stop`. */
export function Wheel({ segments, stop }: WheelProps) {
  const format = useFormat();
  const starts = segments.map((_, index) => segments.slice(0, index).reduce((sum, { chance }) => sum + chance, 0));
  const middle = (index: number) => (starts[index] ?? 0) + (segments[index]?.chance ?? 0) / 2;
  const turn = stop === null ? 0 : fullTurns + 1 - middle(stop);
  return (
    <svg className={styles.wheel} viewBox="-112 -112 224 224" width="320" height="320" aria-hidden="true">
      <circle r="108" className={styles.rim} />
      <g className={styles.turning} style={{ '--turn': `${turn}turn` } as CSSProperties}>
        {segments.map(({ prize, chance }, index) => {
          const start = starts[index] ?? 0;
          const shade = index % 2 ? 'Dark' : 'Light';
          return (
            <g key={prize}>
              <path
                className={styles[`segment${shade}`]}
                d={`M0 0L${point(start, radius)}A${radius} ${radius} 0 0 1 ${point(start + chance, radius)}Z`}
              />
              {chance >= smallestLabelled && (
                <text
                  className={styles[`prize${shade}`]}
                  transform={`rotate(${(middle(index) * 360).toFixed(1)}) translate(0 -74)`}
                >
                  {format.number(prize)}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <circle r="16" className={styles.hub} />
      <path d="M0 -92l-10 -20h20z" className={styles.pointer} />
    </svg>
  );
}
