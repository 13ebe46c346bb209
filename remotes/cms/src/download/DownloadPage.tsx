import { Button, Notice, observer, Tabs, useInstall, useLocation, useSite } from '@marquee/sdk';
import { useState, useSyncExternalStore } from 'react';
import { useText } from '../text';
import styles from './DownloadPage.module.css';
import { type Platform, platformAsked, platforms } from './platforms';

/** Number of manual steps. */
const steps = [1, 2, 3] as const;

/** Shown until the browser is known. */
const defaultPlatform: Platform = 'android';

const never = () => () => {};

/** Installing the site as an app: the browser's own dialog if available, and manual steps for each kind of device. */
export const DownloadPage = observer(function DownloadPage() {
  const { site } = useSite();
  const { state, ask } = useInstall();
  const { hash } = useLocation();
  const asked = useSyncExternalStore(
    never,
    () => platformAsked(hash, navigator),
    () => defaultPlatform,
  );
  const [chosen, setChosen] = useState<Platform>();
  const platform = chosen ?? asked;
  const t = useText();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <img className={styles.icon} src={site.manifest_icon} alt="" width={112} height={112} />
        <h1 className={styles.title}>{t('download.title', { site: site.site_name })}</h1>
        <p className={styles.intro}>{t('download.intro')}</p>
        {state === 'installed' && <Notice tone="positive">{t('download.installed')}</Notice>}
        {state === 'offered' && (
          <Button variant="primary" size="l" icon="download" onClick={() => void ask()}>
            {t('download.install')}
          </Button>
        )}
      </header>
      <Tabs
        label={t('download.device')}
        items={platforms.map((value) => ({ value, label: t(`download.${value}`) }))}
        value={platform}
        onChange={setChosen}
      >
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              {t(`download.${platform}${step}`)}
            </li>
          ))}
        </ol>
      </Tabs>
      <p className={styles.note}>{t('download.note')}</p>
    </div>
  );
});
