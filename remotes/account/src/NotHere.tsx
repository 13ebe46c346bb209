import { Button, EmptyState } from '@marquee/sdk';
import { useText } from './text';

/** What stands on the page of a programme that the site has not on. */
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
