import { Card, Door, observer, QrCode, Skeleton, Stat, useFormat, useResource, useSite } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import frame from '../AccountFrame.module.css';
import { useReward } from '../claims/useReward';
import { Loaded } from '../Loaded';
import { NotHere } from '../NotHere';
import { useText } from '../text';
import styles from './ReferralPage.module.css';
import { ShareLink } from './ShareLink';
import { shownLink } from './shownLink';

/** The player's referral link, code, QR code and results. During a break nobody is asked to invite (decisions R9). */
export const ReferralPage = observer(function ReferralPage() {
  const { show_referral } = useSite();
  const referral = useResource('account/referral', show_referral ? {} : null);
  const named = useReward();
  const format = useFormat();
  const t = useText();
  if (!show_referral) {
    return (
      <AccountFrame title={t('page.referral')}>
        <NotHere />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('page.referral')} wide>
      <p className={frame.muted}>{t('referral.lead')}</p>
      <Door>
        <Loaded resource={referral} skeleton={<Skeleton shape="rows" count={8} />}>
          {({ code, link, registered, deposited, account, earned, reward }) => {
            const shared = shownLink(link, location.origin);
            const paid = (amount: number) => (account === 'cash' ? format.money(amount) : named({ account, amount }));
            const steps = [t('referral.step1'), t('referral.step2'), t('referral.step3', { amount: paid(reward) })];
            return (
              <>
                <Card>
                  <div className={styles.stats}>
                    <Stat label={t('referral.registered')} value={format.number(registered)} />
                    <Stat label={t('referral.deposited')} value={format.number(deposited)} />
                    <Stat label={t('referral.earned')} value={paid(earned)} />
                  </div>
                </Card>
                <div className={styles.ways}>
                  <Card>
                    <ShareLink link={shared} code={code} />
                  </Card>
                  <Card>
                    <figure className={styles.figure}>
                      <QrCode text={shared} label={t('referral.qr')} />
                      <figcaption className={frame.muted}>{t('referral.qrText')}</figcaption>
                    </figure>
                  </Card>
                </div>
                <Card title={t('referral.how')}>
                  <ol className={styles.steps}>
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                  <p className={frame.muted}>{t('referral.terms')}</p>
                </Card>
              </>
            );
          }}
        </Loaded>
      </Door>
    </AccountFrame>
  );
});
