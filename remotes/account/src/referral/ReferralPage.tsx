import { Card, Door, Money, observer, QrCode, Skeleton, Stat, useFormat, useResource } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import frame from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import styles from './ReferralPage.module.css';
import { ShareLink } from './ShareLink';
import { shownLink } from './shownLink';

/** The player's referral link, code and QR code, and what has come of it. Who is on a break invites nobody (decisions §9). */
export const ReferralPage = observer(function ReferralPage() {
  const referral = useResource('account/referral', {});
  const format = useFormat();
  const t = useText();
  return (
    <AccountFrame title={t('page.referral')} wide>
      <p className={frame.muted}>{t('referral.lead')}</p>
      <Door>
        <Loaded resource={referral} skeleton={<Skeleton shape="rows" count={8} />}>
          {({ code, link, registered, deposited, earned, reward }) => {
            const shared = shownLink(link, location.origin);
            const last = reward > 0 ? [t('referral.step3', { amount: format.money(reward) })] : [];
            return (
              <>
                <Card>
                  <div className={styles.stats}>
                    <Stat label={t('referral.registered')} value={format.number(registered)} />
                    <Stat label={t('referral.deposited')} value={format.number(deposited)} />
                    <Stat label={t('referral.earned')} value={<Money minor={earned} />} />
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
                    {[t('referral.step1'), t('referral.step2'), ...last].map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </Card>
              </>
            );
          }}
        </Loaded>
      </Door>
    </AccountFrame>
  );
});
