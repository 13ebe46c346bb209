import { Button, IconButton, observer, useInstall, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useEffect } from 'react';
import { useShell } from '../context/shell';
import styles from './DownloadBar.module.css';
import { offersApp } from './offering';
import { useFloatingText } from './text';

/**
 * Offers the site as an app on phones that can install it. Once dismissed, it never returns (`show_app_download`, R3).
 */
export const DownloadBar = observer(function DownloadBar() {
  const { site } = useSite();
  const { layout } = useHost().root;
  const { viewport } = useShell();
  const install = useInstall();
  const t = useFloatingText();
  const { show_app_download, show_download_bar } = layout;
  const hasApp = Boolean(site.android_sub || site.ios_sub);
  const offers = offersApp({ show_app_download, hasApp, install: install.state, isTouch: viewport.device.isTouch });
  useEffect(() => viewport.watchDevice(), [viewport]);
  useEffect(() => {
    if (show_download_bar !== offers) layout.arrange({ show_download_bar: offers });
  }, [layout, offers, show_download_bar]);
  if (!show_download_bar) return null;
  return (
    <section className={styles.bar} aria-label={t('app.install')}>
      <p className={styles.text}>{t('app.bar', { site: site.site_name })}</p>
      <Button onClick={() => void install.ask()}>{t('app.install')}</Button>
      <IconButton
        icon="close"
        label={t('app.dismiss')}
        onClick={() => layout.arrange({ show_app_download: false, show_download_bar: false })}
      />
    </section>
  );
});
