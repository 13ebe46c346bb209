import { Button, EmptyState } from '@marquee/sdk';
import { useText } from './text';

/** Replaces these pages on sites without rewards. */
export function NotHere() {
  const t = useText();
  return (
    <EmptyState
      icon="info"
      title={t('off.title')}
      action={
        <Button to="/" variant="primary" icon="home">
          {t('off.home')}
        </Button>
      }
    />
  );
}
