import { EmptyState, observer, useFormat, useSite } from '@marquee/sdk';
import { usePageText } from '../text';
import styles from './MaintenanceLayout.module.css';

/** The only content during maintenance: its end, if it is known (R2.22). */
export const MaintenanceLayout = observer(function MaintenanceLayout() {
  const { site, maintenance } = useSite();
  const format = useFormat();
  const t = usePageText();
  const { end_date } = maintenance;
  return (
    <main id="main" className={styles.main}>
      <img src={site.logo1} alt={site.site_name} width={176} height={44} />
      <h1>{t('maintenance.title')}</h1>
      <EmptyState
        icon="settings"
        title={end_date ? t('maintenance.until', { time: format.dateTime(end_date) }) : t('maintenance.soon')}
        text={t('maintenance.text')}
      />
    </main>
  );
});
