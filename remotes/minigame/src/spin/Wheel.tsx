import { useFormat } from '@marquee/sdk';
import type { CSSProperties } from 'react';
import styles from '../minigame.module.css';

const radius = 100;
const fullTurns = 4;

/** A point on the wheel's circle; 0 is the top, clockwise, in parts of the whole. */
function point(part: number, r: number): string {
  const angle = 2 * Math.PI * part;
  return `${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`;
}

/** The wheel of prizes; turns until the pointer stands on `segment`. All segments look alike: the chances are in the table. */
export function Wheel({ prizes, segment }: { prizes: readonly number[]; segment: number | null }) {
  const format = useFormat();
  const share = 1 / prizes.length;
  const turn = segment === null ? 0 : fullTurns + 1 - (segment + 0.5) * share;
  return (
    <svg className={styles.wheel} viewBox="-112 -112 224 224" width="320" height="320" aria-hidden="true">
      <circle r="108" className={styles.rim} />
      <g className={styles.turning} style={{ '--turn': `${turn}turn` } as CSSProperties}>
        {prizes.map((prize, index) => (
          <g key={prize}>
            <path
              className={index % 2 ? styles.segmentDark : styles.segmentLight}
              d={`M0 0L${point(index * share, radius)}A${radius} ${radius} 0 0 1 ${point((index + 1) * share, radius)}Z`}
            />
            <text
              className={index % 2 ? styles.prizeDark : styles.prizeLight}
              transform={`rotate(${((index + 0.5) * share * 360).toFixed(1)}) translate(0 -72)`}
            >
              {format.number(prize)}
            </text>
          </g>
        ))}
      </g>
      <circle r="16" className={styles.hub} />
      <path d="M0 -92l-10 -20h20z" className={styles.pointer} />
    </svg>
  );
}
