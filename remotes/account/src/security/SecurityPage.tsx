import { Button, Card, observer, useFormat, useResource } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import frame from '../AccountFrame.module.css';
import { CloseAccountCard } from '../closing/CloseAccountCard';
import { useText } from '../text';
import { CodeLogin } from './CodeLogin';
import { Factors } from './factors/Factors';
import { IdentityCard } from './IdentityCard';
import { Sessions } from './Sessions';
import { useReturnPage } from './useReturnPage';

/** Account security: previous sign-in, password, contact for codes, second factors, and open sessions (D5). */
export const SecurityPage = observer(function SecurityPage() {
  // Somebody sent here to verify a contact sees that first.
  const isSent = useReturnPage() !== undefined;
  const t = useText();
  return (
    <AccountFrame title={t('page.security')}>
      {isSent && <CodeLogin />}
      <PreviousLogin />
      <Card
        title={t('security.password')}
        action={
          <Button to="/change-password" icon="lock">
            {t('page.changePassword')}
          </Button>
        }
      >
        <p className={frame.muted}>{t('security.passwordText')}</p>
      </Card>
      <IdentityCard />
      {!isSent && <CodeLogin />}
      <Factors />
      <Sessions />
      <CloseAccountCard />
    </AccountFrame>
  );
});

/** The previous sign-in. Its line is reserved while loading. */
const PreviousLogin = observer(function PreviousLogin() {
  const { value } = useResource('settings/check_status', {});
  const format = useFormat();
  const t = useText();
  const previous = value?.previous_login;
  return (
    <div className={frame.note}>
      <strong className={frame.line}>
        {previous
          ? t('security.previous', { time: format.dateTime(previous) })
          : value
            ? t('session.first')
            : undefined}
      </strong>
      {value && !previous ? null : <span className={frame.muted}>{t('security.unsure')}</span>}
    </div>
  );
});
