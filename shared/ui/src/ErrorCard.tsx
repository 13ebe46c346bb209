import { Button } from './Button';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import { useUi } from './UiProvider';

/** Props of {@link ErrorCard}. */
export interface ErrorCardProps {
  title: string;
  text?: string;
  /** Tries again; without it there is nothing the player can do here. */
  onRetry?: () => void;
  /** A try is under way. */
  busy?: boolean;
}

/** A part of the page that could not be shown. The rest of the page is not touched by it. */
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
