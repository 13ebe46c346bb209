import { Link, observer, useSite } from '@marquee/sdk';
import { usePageText } from '../text';
import styles from './FooterNotices.module.css';

/**
 * What the jurisdiction wants in every footer: help, blocking software, who is barred, complaints. Suspends for its
 * texts.
 */
const FooterNotices = observer(function FooterNotices() {
  const { notices, legal, minimum_age } = useSite().site;
  const t = usePageText();
  if (!notices) return null;
  const { help, blocking, barred } = notices;
  const outside = { rel: 'noopener noreferrer', target: '_blank' } as const;
  return (
    <ul className={styles.notices} data-testid="footer-notices">
      <li>
        <span>{t('footer.help')}</span>{' '}
        <a href={help.url} {...outside}>
          {help.name}
        </a>
        {help.phone && (
          <>
            {' '}
            <a href={`tel:${help.phone.replace(/[^\d+]/g, '')}`}>{help.phone}</a>
          </>
        )}
      </li>
      <li>
        {t('footer.blocking')}{' '}
        <a href={blocking.url} {...outside}>
          {blocking.name}
        </a>
      </li>
      {barred && <li>{t('footer.barred', { age: minimum_age })}</li>}
      <li>
        <Link to="/contact-us">{t('footer.complaints')}</Link>
        {legal?.dispute_body && (
          <span>
            {' · '}
            <a href={legal.dispute_url} {...outside}>
              {legal.dispute_body}
            </a>
          </span>
        )}
      </li>
    </ul>
  );
});

export default FooterNotices;
