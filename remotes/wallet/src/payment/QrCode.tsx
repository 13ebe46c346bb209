import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './NextStep.module.css';

/** A text as a QR code, drawn in the browser: the text goes nowhere. Dark on light in every colour scheme, because scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 4 });
    const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { path: dark.join(''), size };
  }, [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.ink} d={path} />
    </svg>
  );
}
