import { Icon, observer, Section, useSite } from '@marquee/sdk';
import { useText } from '../text';
import styles from './ContactPage.module.css';

/** The operator's social accounts. Renders nothing if there are none. */
export const SocialAccounts = observer(function SocialAccounts() {
  const { accountList } = useSite();
  const t = useText();
  if (accountList.length === 0) return null;
  return (
    <Section title={t('contact.elsewhere')}>
      <ul className={styles.social}>
        {accountList.map(({ name, href }) => (
          <li key={href}>
            <a className={styles.account} href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <Icon name="arrow-end" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
});
