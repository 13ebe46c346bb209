import { observer, useFormat, useSession, useSite } from '@marquee/sdk';
import { useText } from '../text';
import styles from './PrintHeader.module.css';

/** Site, player and, of a history, its period: only in print, which lacks the page's frame. */
export const PrintHeader = observer(function PrintHeader({ days }: { days?: { from: string; to: string } }) {
  const { site } = useSite();
  const { fullname, user } = useSession();
  const format = useFormat();
  const t = useText();
  const period = days && t('history.period', { from: format.accountDate(days.from), to: format.accountDate(days.to) });
  const parts = [site.site_name, `${fullname} (${user.account_id})`, ...(period ? [period] : [])];
  return <p className={styles.paper}>{parts.join(' · ')}</p>;
});
