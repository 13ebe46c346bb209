import { useNow } from '@marquee/sdk';
import { useText } from '../text';
import styles from './NextStep.module.css';

const second = 1000;

/** Hours only if there are any: 1:02:03, 12:03. */
function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / second);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** The time left for a step. Informational: it ends nothing. */
export function Countdown({ until }: { until: string }) {
  const left = Date.parse(until) - useNow(second);
  const t = useText();
  return (
    <p role="timer" className={styles.time}>
      {left > 0 ? t('step.left', { time: clockOf(left) }) : t('step.over')}
    </p>
  );
}
