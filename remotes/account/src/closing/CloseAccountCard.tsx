import { Button, Card } from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';

/** Links to the page that closes the account and exports its data. */
export function CloseAccountCard({ level }: { level?: 3 }) {
  const t = useText();
  return (
    <Card
      title={t('page.closeAccount')}
      {...(level && { level })}
      action={<Button to="/close-account">{t('closing.go')}</Button>}
    >
      <p className={frame.muted}>{t('closing.hint')}</p>
    </Card>
  );
}
