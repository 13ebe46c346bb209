import { Badge, Icon, Link, observer, Section, useLive, useResource, useSite } from '@marquee/sdk';
import { useText } from '../text';
import styles from './overview.module.css';

const rewardPaths: readonly string[] = ['/vip', '/mission'];
const entries = [
  { to: '/profile', icon: 'user', label: 'page.profile', hint: 'hub.profile' },
  { to: '/security', icon: 'shield', label: 'page.security', hint: 'hub.security' },
  { to: '/bonuses', icon: 'gift', label: 'page.bonuses', hint: 'hub.bonuses' },
  { to: '/vip', icon: 'crown', label: 'page.vip', hint: 'hub.vip' },
  { to: '/mission', icon: 'target', label: 'page.missions', hint: 'hub.missions' },
  { to: '/referral', icon: 'gift', label: 'page.referral', hint: 'hub.referral' },
  { to: '/statement', icon: 'history', label: 'page.statement', hint: 'hub.statement' },
  { to: '/contact-us', icon: 'chat', label: 'hub.support', hint: 'hub.supportHint' },
  { to: '/account?notices', icon: 'bell', label: 'page.notices', hint: 'hub.notices' },
] as const;

/**
 * Links to the other account pages, with the number of unread messages; shown where there is no menu beside the page.
 */
export const AccountLinks = observer(function AccountLinks() {
  const { show_referral, site } = useSite();
  const inbox = useResource('settings/get_inbox', {});
  const t = useText();
  const reload = () => void inbox.reload();
  useLive('inbox', reload, reload);
  const unread = inbox.value?.value.filter(({ state }) => state === 'unread').length ?? 0;
  return (
    <div className={styles.links}>
      <Section title={t('hub.title')}>
        <ul className={styles.hub}>
          <li>
            <Link to="/inbox" className={styles.entry}>
              <Icon name="inbox" size={24} />
              <span className={styles.words}>
                <strong>{t('page.inbox')}</strong>
                <span>{unread > 0 ? t('inbox.unreadCount', { count: unread }) : t('inbox.allRead')}</span>
              </span>
              {unread > 0 && <Badge tone="accent">{unread}</Badge>}
            </Link>
          </li>
          {entries
            .filter(
              ({ to }) =>
                (to !== '/referral' || show_referral > 0) && (!rewardPaths.includes(to) || site.gamify_status),
            )
            .map(({ to, icon, label, hint }) => (
              <li key={to}>
                <Link to={to} className={styles.entry}>
                  <Icon name={icon} size={24} />
                  <span className={styles.words}>
                    <strong>{t(label)}</strong>
                    <span>{t(hint)}</span>
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      </Section>
    </div>
  );
});
