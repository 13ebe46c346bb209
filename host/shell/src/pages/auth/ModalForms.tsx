import { Button, Link, observer, useSite } from '@marquee/sdk';
import { useEffect, useRef, useState } from 'react';
import { usePageText } from '../../text';
import styles from './AuthCard.module.css';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LoginForms } from './LoginForms';

/** The content of the login modal: the login methods and the password reset, without leaving the page. */
export const ModalForms = observer(function ModalForms() {
  const { site } = useSite();
  const [forgot, setForgot] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const t = usePageText();
  // After the dialog, which takes the focus as it opens: maybe in the same commit, whose effects run after this one.
  useEffect(() => {
    queueMicrotask(() => place.current?.querySelector<HTMLElement>('input:not([type="radio"])')?.focus());
  }, [forgot]);
  const back = () => setForgot(false);
  return (
    <div ref={place} className={styles.modal}>
      {forgot ? (
        <>
          <p className={styles.lead}>{site.codes_by === 'email' ? t('auth.forgotLeadEmail') : t('auth.forgotLead')}</p>
          <ForgotPasswordForm onLogin={back} />
          <Button variant="quiet" block onClick={back}>
            {t('auth.backToLogin')}
          </Button>
        </>
      ) : (
        <>
          <LoginForms />
          <p className={styles.aside}>
            <Button variant="quiet" onClick={() => setForgot(true)}>
              {t('auth.forgot')}
            </Button>
            <Link to="/register">{t('auth.register')}</Link>
          </p>
        </>
      )}
    </div>
  );
});
