import { Badge, Card, observer, Skeleton, useResource } from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import { maskedPhone } from './maskedPhone';
import { VerifyPhone } from './VerifyPhone';

/** Login by one-time code: where the codes go, and the proof that this phone is the player's. */
export const CodeLogin = observer(function CodeLogin() {
  const profile = useResource('settings/profile', {});
  const t = useText();
  const me = profile.value?.value[0];
  return (
    <Card
      title={t('security.code')}
      action={
        me && (
          <Badge tone={me.phone_verified ? 'positive' : 'warning'}>
            {me.phone_verified ? t('security.verified') : t('security.unverified')}
          </Badge>
        )
      }
    >
      <Loaded resource={profile} skeleton={<Skeleton shape="lines" count={2} />}>
        {({ value: [mine] }) =>
          mine && (
            <>
              <p className={frame.muted}>{t('security.codeText', { phone: maskedPhone(mine.contact_phone) })}</p>
              {!mine.phone_verified && (
                <VerifyPhone
                  accountId={mine.account_id}
                  phone={maskedPhone(mine.contact_phone)}
                  onDone={() => void profile.reload()}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
});
