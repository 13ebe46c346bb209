import { Button } from './Button';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import { useUi } from './UiProvider';

/** Props of {@link ErrorCard}. */
export interface ErrorCardProps {
  title: string;
  text?: string;
  /** Retries; omit it if the player can do nothing. */
  onRetry?: () => void;
  /** Whether a retry is running. */
  busy?: boolean;
}

/** Replaces a part of the page that failed; the rest is not affected. */
export function ErrorCard({ title, text, onRetry, busy }: ErrorCardProps) {
  const { labels } = useUi();
  return (
    <div className={styles.empty} role="alert">
      <span className={styles.icon}>
        <Icon name="warning" size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <Button icon="refresh" onClick={onRetry} busy={busy ?? false}>
          {labels.retry}
        </Button>
      )}
    </div>
  );
}
