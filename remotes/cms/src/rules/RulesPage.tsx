import {
  EmptyState,
  ErrorCard,
  Link,
  observer,
  Section,
  Skeleton,
  useLanguage,
  useLocation,
  useParams,
  useResource,
  WaysOn,
} from '@marquee/sdk';
import { useEffect } from 'react';
import { InfoLayout } from '../pages/InfoLayout';
import { useText } from '../text';
import { Rule } from './Rule';
import styles from './RulesPage.module.css';

/**
 * Brings the part that the address names into view once it is there; a page that came with it was scrolled by the
 * browser.
 */
function useNamedPart(isThere: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    const part = isThere && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!part || part.matches(':target')) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, [hash, isThere]);
}

/** The rules of play: the list of sports and kinds of games, or the rules of the one that the address names. */
export const RulesPage = observer(function RulesPage() {
  const { subject = '' } = useParams();
  const { language } = useLanguage();
  const { state, value, error, reload } = useResource('content/rules', { subject, language });
  const t = useText();
  useNamedPart(value !== undefined);

  function content() {
    if (error?.statusMessage === 'articleUnknown')
      return (
        <>
          <EmptyState icon="info" title={t('rules.gone')} text={t('rules.goneText')} />
          <Link to="/rules" className={styles.link}>
            {t('rules.all')}
          </Link>
          <WaysOn />
        </>
      );
    if (!value && state === 'failed')
      return <ErrorCard title={t('info.failed')} text={t('info.failedText')} onRetry={() => void reload()} />;
    if (!value) return <Skeleton shape="lines" count={8} />;
    const others = (kind: 'sport' | 'game') => value.subjects.filter((one) => one.kind === kind);
    return (
      <>
        {subject ? value.rules.map((rule) => <Rule key={rule.id} rule={rule} />) : <p>{t('rules.intro')}</p>}
        {(['sport', 'game'] as const).map(
          (kind) =>
            others(kind).length > 0 && (
              <Section key={kind} title={t(kind === 'sport' ? 'rules.sports' : 'rules.games')}>
                <ul className={styles.list}>
                  {others(kind).map((one) => (
                    <li key={one.subject}>
                      <Link
                        to={`/rules/${one.subject}`}
                        className={styles.link}
                        aria-current={one.subject === subject ? 'page' : undefined}
                      >
                        {one.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Section>
            ),
        )}
      </>
    );
  }

  return (
    <InfoLayout path="/rules" title={value?.title || t('page.rules')}>
      {content()}
    </InfoLayout>
  );
});
