import { Link, observer, useSite } from '@marquee/sdk';
import { HydrationMark } from '@marquee/ui/HydrationMark';
import { lazy, type ReactNode, Suspense } from 'react';
import { useShell } from '../context/shell';
import { useText } from '../text';
import { FooterChoices } from './FooterChoices';
import { LanguageSelect } from './LanguageSelect';
import { NoticesLink } from './NoticesLink';

/** A part of a footer; its position and style are the variant's. */
interface PartProps {
  className?: string | undefined;
}

/** In live mode only, so that other pages' first paint does not load it. */
const Operator = lazy(() => import('./Operator'));

/** Where the jurisdiction asks for it, so that other pages do not load it. */
const FooterNotices = lazy(() => import('./FooterNotices'));

/** About the site: its logo, a sentence, and its social accounts. */
export const FooterAbout = observer(function FooterAbout({ className }: PartProps) {
  const { site, accountList } = useSite();
  const { sandbox } = useShell().view;
  const t = useText();
  return (
    <div className={className}>
      <img src={site.logo1} alt="" width={176} height={44} loading="lazy" />
      <p>
        {sandbox ? (
          t('footer.about', { site: site.site_name })
        ) : (
          <Suspense>
            <Operator />
            <HydrationMark />
          </Suspense>
        )}
      </p>
      {accountList.length > 0 && (
        <ul aria-label={t('footer.social')}>
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
  );
});

/** The site's information pages, as remotes contribute them. */
export const FooterPages = observer(function FooterPages({ className }: PartProps) {
  const { navigation } = useShell().view;
  const t = useText();
  return (
    <nav aria-label={t('footer.pages')} className={className}>
      <ul>
        {navigation
          .filter(({ place }) => place === 'footer')
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        <FooterChoices />
      </ul>
    </nav>
  );
});

/** The minimum age, a warning of harm, the notices of the jurisdiction, and the language. Every footer has it. */
export const FooterCare = observer(function FooterCare({ className }: PartProps) {
  const { site } = useSite();
  const t = useText();
  return (
    <div className={className}>
      <strong>{site.minimum_age}+</strong>
      <p>{t('footer.care')}</p>
      {site.notices && (
        <div>
          <Suspense>
            <FooterNotices />
            <HydrationMark />
          </Suspense>
        </div>
      )}
      <LanguageSelect />
      <NoticesLink />
    </div>
  );
});

/** The last line. */
export const FooterLegal = observer(function FooterLegal({ className }: PartProps) {
  const { site } = useSite();
  return <p className={className}>© {site.site_name}</p>;
});

/**
 * The parts in their usual order, styled by a variant's `styles`, which has a class for each; `children` come first.
 */
export function PlainFooter({ styles, children }: { styles: Record<string, string>; children?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      {children}
      <div className={styles.inside}>
        <FooterAbout className={styles.about} />
        <FooterPages className={styles.pages} />
        <FooterCare className={styles.care} />
      </div>
      <FooterLegal className={styles.legal} />
    </footer>
  );
}
