import { Button, Card, observer, useRequireLogin, useSearchParams, useSession } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';
import { ConsentForm } from './ConsentForm';
import { ReceiptsCard } from './ReceiptsCard';
import { StopCard } from './StopCard';

/**
 * What a player wants to hear of offers and news, by product and channel. The link of a message (`link`) stops it
 * without a login; choosing needs one.
 */
export const ConsentsPage = observer(function ConsentsPage() {
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const [query] = useSearchParams();
  const t = useText();
  const link = query.get('link');
  return (
    <AccountFrame title={t('page.consents')}>
      {link && <StopCard key={link} link={link} />}
      {isAuthenticated ? (
        <>
          <ConsentForm />
          <ReceiptsCard />
        </>
      ) : (
        <Card
          action={
            <Button variant={link ? 'secondary' : 'primary'} onClick={() => requireLogin()}>
              {t('consents.login')}
            </Button>
          }
        >
          <p className={frame.muted}>{t(link ? 'consents.elsewhere' : 'consents.visitor')}</p>
        </Card>
      )}
    </AccountFrame>
  );
});
