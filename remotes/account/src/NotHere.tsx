import { Button, EmptyState } from '@marquee/sdk';
import { useText } from './text';

/** Replaces pages of a programme that is off. */
export function NotHere() {
  const t = useText();
  return (
    <EmptyState
      icon="info"
      title={t('off.title')}
      action={
        <Button to="/account" variant="primary">
          {t('page.account')}
        </Button>
      }
    />
  );
}
