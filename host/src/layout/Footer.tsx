import { Link, observer, useSite } from '@marquee/sdk';
import { useShell } from '../app/shell';
import { useText } from '../text';
import styles from './Footer.module.css';
import { LanguageSelect } from './LanguageSelect';

/** The end of every page: the site's pages, who stands behind it, and the word about playing responsibly. */
export const Footer = observer(function Footer() {
  const { site, accountList } = useSite();
  const { view, template } = useShell();
  const t = useText();
  const pages = view.navigation.filter(({ place }) => place === 'footer');
  return (
    <footer className={styles.footer} data-variant={template.regions.footer}>
      <div className={styles.inside}>
        <div className={styles.about}>
          <img src={site.logo1} alt="" width={176} height={44} className={styles.logo} loading="lazy" />
          <p>{t('footer.about', { site: site.site_name })}</p>
          {accountList.length > 0 && (
            <ul className={styles.social} aria-label={t('footer.social')}>
              {accountList.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener noreferrer" target="_blank">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label={t('footer.pages')}>
          <ul className={styles.pages}>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.care}>
          <span className={styles.age}>{site.minimum_age}+</span>
          <p>{t('footer.care')}</p>
          <LanguageSelect />
        </div>
      </div>
      <p className={styles.legal}>© {site.site_name}</p>
    </footer>
  );
});
