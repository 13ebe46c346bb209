import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';
import { pathOf } from './qrPath';

/**
 * A text as a QR code, drawn in the browser: the text is sent nowhere. Dark on light in every colour scheme, as
 * scanners need.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 4 });
    return { path: pathOf(code.data), size: code.size };
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
