import type { Profile } from '@marquee/contract/entities';
import { Badge, Card, observer, Skeleton, useNavigate, useResource, useSite } from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import { maskedEmail, maskedPhone } from './maskedContact';
import { useReturnPage } from './useReturnPage';
import { VerifyContact } from './VerifyContact';

/** Login by one-time code: the contact that receives codes, and its verification. */
export const CodeLogin = observer(function CodeLogin() {
  const profile = useResource('settings/profile', {});
  const byEmail = useSite().site.codes_by === 'email';
  const navigate = useNavigate();
  const t = useText();
  const next = useReturnPage();
  const me = profile.value?.value[0];
  const isVerified = (mine: Profile) => (byEmail ? mine.email_verified : mine.phone_verified);
  const shown = (mine: Profile) => (byEmail ? maskedEmail(mine.contact_email) : maskedPhone(mine.contact_phone));
  return (
    <Card
      title={t('security.code')}
      action={
        me && (
          <Badge tone={isVerified(me) ? 'positive' : 'warning'}>
            {isVerified(me) ? t('security.verified') : t('security.unverified')}
          </Badge>
        )
      }
    >
      <Loaded resource={profile} skeleton={<Skeleton shape="lines" count={2} />}>
        {({ value: [mine] }) =>
          mine && (
            <>
              <p className={frame.muted}>{t('security.codeText', { contact: shown(mine) })}</p>
              {!isVerified(mine) && (
                <VerifyContact
                  accountId={mine.account_id}
                  contact={shown(mine)}
                  byEmail={byEmail}
                  onDone={() => void (next ? navigate(next) : profile.reload())}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
});
