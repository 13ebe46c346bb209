import { Badge, Button, Card, DescriptionList, observer, Skeleton, useFormat, useResource } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Identity } from '../Identity';
import { Loaded } from '../Loaded';
import { useText } from '../text';

/** What the site knows of the player. */
export const ProfilePage = observer(function ProfilePage() {
  const profile = useResource('settings/profile', {});
  const format = useFormat();
  const t = useText();
  return (
    <AccountFrame title={t('page.profile')}>
      <Loaded resource={profile} skeleton={<Skeleton shape="rows" count={7} />}>
        {({ value: [me] }) =>
          me && (
            <>
              <Card>
                <Identity name={me.full_name} accountId={me.account_id} />
                <DescriptionList
                  items={[
                    { term: t('field.email'), value: me.contact_email },
                    {
                      term: t('field.phone'),
                      value: (
                        <span className={styles.row}>
                          {me.contact_phone}
                          <Badge tone={me.phone_verified ? 'positive' : 'warning'}>
                            {me.phone_verified ? t('security.verified') : t('security.unverified')}
                          </Badge>
                        </span>
                      ),
                    },
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
                {!me.phone_verified && <Button to="/security">{t('security.verify')}</Button>}
              </div>
            </>
          )
        }
      </Loaded>
    </AccountFrame>
  );
});
