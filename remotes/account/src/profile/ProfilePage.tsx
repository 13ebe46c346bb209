import { Button, DescriptionList, observer, useFormat, useResource } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';

/** What the site knows of the player. */
export const ProfilePage = observer(function ProfilePage() {
  const profile = useResource('settings/profile', {});
  const format = useFormat();
  const t = useText();
  return (
    <AccountFrame title={t('page.profile')}>
      <Loaded resource={profile} rows={6}>
        {({ value: [me] }) =>
          me && (
            <>
              <DescriptionList
                items={[
                  { term: t('field.accountId'), value: me.account_id },
                  { term: t('field.fullName'), value: me.full_name },
                  { term: t('field.email'), value: me.contact_email },
                  { term: t('field.phone'), value: me.contact_phone },
                  { term: t('field.birth'), value: format.date(me.date_of_birth) },
                  { term: t('field.since'), value: format.date(me.created_at) },
                ]}
              />
              <div className={styles.row}>
                <Button to="/edit-profile" variant="primary">
                  {t('page.editProfile')}
                </Button>
                <Button to="/change-password">{t('page.changePassword')}</Button>
              </div>
            </>
          )
        }
      </Loaded>
    </AccountFrame>
  );
});
