import { Button, observer } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useEffect, useRef } from 'react';
import type { Measuring } from '../thirdParty/useMeasuring';
import styles from './ConsentBar.module.css';
import { useFloatingText } from './text';

/**
 * Asks for consent to measuring (D10): accepting and refusing look alike, nothing is preselected, and the page works
 * meanwhile. The footer opens it again.
 */
export const ConsentBar = observer(function ConsentBar({ consent, wanted, decide }: Measuring) {
  const { layout } = useHost().root;
  const title = useRef<HTMLHeadingElement>(null);
  const t = useFloatingText();
  const asked = layout.panel === 'consent';
  useEffect(() => {
    if (asked) title.current?.focus();
  }, [asked]);
  if (!asked && (consent.choice !== '' || !wanted)) return null;
  const choose = (choice: 'accepted' | 'refused') => {
    layout.show(null);
    decide(choice);
  };
  return (
    <section className={styles.bar} aria-label={t('consent.title')}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('consent.title')}
      </h2>
      <p className={styles.text}>{t('consent.text')}</p>
      {asked && consent.choice !== '' && <p className={styles.text}>{t(`consent.${consent.choice}`)}</p>}
      {asked && !wanted && <p className={styles.text}>{t('consent.nothing')}</p>}
      <div className={styles.actions}>
        <Button onClick={() => choose('refused')}>{t('consent.refuse')}</Button>
        <Button onClick={() => choose('accepted')}>{t('consent.accept')}</Button>
      </div>
    </section>
  );
});
