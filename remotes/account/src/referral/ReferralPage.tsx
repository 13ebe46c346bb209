import { Button, Card, dialogs, Field, Money, observer, Stat, TextInput, useFormat, useResource } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';

/** The player's referral link and what has come of it. */
export const ReferralPage = observer(function ReferralPage() {
  const referral = useResource('account/referral', {});
  const format = useFormat();
  const t = useText();

  async function copy(link: string) {
    await navigator.clipboard.writeText(link);
    void dialogs.toast({ tone: 'success', title: t('referral.copied') });
  }

  return (
    <AccountFrame title={t('page.referral')}>
      <p>{t('referral.lead')}</p>
      <Loaded resource={referral}>
        {({ code, link, registered, deposited, earned }) => (
          <>
            <Field label={t('referral.link')} hint={t('referral.code', { code })}>
              <TextInput value={link} onChange={() => undefined} readOnly />
            </Field>
            <div className={styles.row}>
              <Button variant="primary" icon="copy" onClick={() => void copy(link)}>
                {t('referral.copy')}
              </Button>
            </div>
            <Card>
              <div className={styles.stats}>
                <Stat label={t('referral.registered')} value={format.number(registered)} />
                <Stat label={t('referral.deposited')} value={format.number(deposited)} />
                <Stat label={t('referral.earned')} value={<Money minor={earned} />} />
              </div>
            </Card>
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
});
