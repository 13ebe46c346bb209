import styles from './today.module.css';

/** Props of {@link Chart}. */
export interface ChartProps {
  label: string;
  bars: readonly { name: string; value: number }[];
  /** A value as text. */
  text: (value: number) => string;
}

const [height, gap] = [120, 0.2];

/** Bars around a line of nothing. The table below has the same figures, so that it is a picture to screen readers. */
export function Chart({ label, bars, text }: ChartProps) {
  const [most, least] = [
    Math.max(0, ...bars.map(({ value }) => value)),
    Math.min(0, ...bars.map(({ value }) => value)),
  ];
  const scale = height / (most - least || 1);
  const zero = most * scale;
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${bars.length} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {bars.map(({ name, value }, place) => (
          <rect
            key={name}
            x={place + gap / 2}
            width={1 - gap}
            y={value > 0 ? zero - value * scale : zero}
            height={Math.abs(value) * scale}
            data-below={value < 0 || undefined}
          >
            <title>{`${name}: ${text(value)}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption>
        <span>{bars[0]?.name}</span>
        <span>
          {text(least)} to {text(most)}
        </span>
        <span>{bars.at(-1)?.name}</span>
      </figcaption>
    </figure>
  );
}
