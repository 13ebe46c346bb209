import {
  Badge,
  Button,
  Card,
  DescriptionList,
  Notice,
  observer,
  Skeleton,
  useFormat,
  useResource,
  useSite,
} from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Identity } from '../Identity';
import { Loaded } from '../Loaded';
import { useText } from '../text';

/** The player's profile. */
export const ProfilePage = observer(function ProfilePage() {
  const profile = useResource('settings/profile', {});
  const byEmail = useSite().site.codes_by === 'email';
  const format = useFormat();
  const t = useText();
  return (
    <AccountFrame title={t('page.profile')}>
      <Loaded resource={profile} skeleton={<Skeleton shape="rows" count={7} />}>
        {({ value: [me] }) =>
          me && (
            <>
              {me.name_request !== null && (
                <Notice tone="info">{t('profile.nameAsked', { name: me.name_request })}</Notice>
              )}
              <Card>
                <Identity name={me.full_name} accountId={me.account_id} />
                <DescriptionList
                  items={[
                    {
                      term: t('field.email'),
                      value: byEmail ? (
                        <Proved contact={me.contact_email} isVerified={me.email_verified} />
                      ) : (
                        me.contact_email
                      ),
                    },
                    {
                      term: t('field.phone'),
                      value: byEmail ? (
                        me.contact_phone
                      ) : (
                        <Proved contact={me.contact_phone} isVerified={me.phone_verified} />
                      ),
                    },
                    ...(me.address_line === undefined
                      ? []
                      : [
                          {
                            term: t('field.address'),
                            value:
                              [me.address_line, me.address_town, me.address_postcode].filter(Boolean).join(', ') ||
                              t('profile.noAddress'),
                          },
                        ]),
                    { term: t('field.birth'), value: format.date(me.date_of_birth) },
                    { term: t('field.since'), value: format.date(me.created_at) },
                  ]}
                />
              </Card>
              <div className={styles.row}>
                <Button to="/edit-profile" variant="primary">
                  {t('page.editProfile')}
                </Button>
                <Button to="/change-password">{t('page.changePassword')}</Button>
                {byEmail
                  ? !me.email_verified && <Button to="/security">{t('security.verifyEmail')}</Button>
                  : !me.phone_verified && <Button to="/security">{t('security.verify')}</Button>}
                <Button to="/close-account">{t('page.closeAccount')}</Button>
              </div>
            </>
          )
        }
      </Loaded>
    </AccountFrame>
  );
});

/** The contact that receives codes, and whether it is verified. */
function Proved({ contact, isVerified }: { contact: string; isVerified: boolean }) {
  const t = useText();
  return (
    <span className={styles.row}>
      {contact}
      <Badge tone={isVerified ? 'positive' : 'warning'}>
        {isVerified ? t('security.verified') : t('security.unverified')}
      </Badge>
    </span>
  );
}
