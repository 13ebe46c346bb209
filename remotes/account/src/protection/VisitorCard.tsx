import { Button, Card, useRequireLogin } from '@marquee/sdk';
import { useText } from '../text';
import styles from './protection.module.css';

/** For visitors: the same controls after login. The text's link to self-exclusion leads here. */
export function VisitorCard() {
  const requireLogin = useRequireLogin();
  const t = useText();
  return (
    <div id="self-exclusion" className={styles.part}>
      <Card title={t('care.visitor')}>
        <p className={styles.text}>{t('care.visitorText')}</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => requireLogin()}>
            {t('care.login')}
          </Button>
          <Button variant="quiet" to="/contact-us">
            {t('care.contact')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
