import { useEffect, useState } from 'react';
import { useText } from '../text';
import styles from './NextStep.module.css';

const second = 1000;

/** Hours only where there are some: 1:02:03, 12:03. */
function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / second);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** How long a step may still be done. By the browser's clock, which may be wrong: it is a hint, and ends nothing. */
export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(() => Date.now());
  const t = useText();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(until) - now;
  return (
    <p role="timer" className={styles.time}>
      {left > 0 ? t('step.left', { time: clockOf(left) }) : t('step.over')}
    </p>
  );
}
