import { observer, useFormat, useSession, useSite } from '@marquee/sdk';
import { useText } from '../text';
import styles from './PrintHeader.module.css';

/** Player, site and period: only in print, which lacks the page's frame. */
export const PrintHeader = observer(function PrintHeader({ days }: { days: { from: string; to: string } }) {
  const { site } = useSite();
  const { fullname, user } = useSession();
  const format = useFormat();
  const t = useText();
  return (
    <p className={styles.paper}>
      {site.site_name} · {fullname} ({user.account_id}) ·{' '}
      {t('history.period', { from: format.accountDate(days.from), to: format.accountDate(days.to) })}
    </p>
  );
});
