import { DescriptionList, observer, Section, useSite } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import styles from './InfoLayout.module.css';
import type { useInfoPage } from './useInfoPage';

/** A link to another site, or only its text if there is no address. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}

/**
 * Who operates the site, under which licence, who decides disputes and who answers for data; the last two where the
 * operator or the jurisdiction (`names`) names them. A site without an operator says so.
 */
export const OperatorFacts = observer(function OperatorFacts({
  names,
}: {
  names: ReturnType<typeof useInfoPage>['legalNames'];
}) {
  const { legal, site_name } = useSite().site;
  const t = useText();
  const none = t('legal.none');
  const rows = [
    {
      term: t('legal.operator'),
      value: legal && (
        <span className={styles.lines}>
          <span>{legal.company}</span>
          <span>{legal.address}</span>
          <span>{t('legal.registration', { number: legal.registration })}</span>
          <a href={`mailto:${legal.contact_email}`}>{legal.contact_email}</a>
        </span>
      ),
      shown: true,
    },
    {
      term: t('legal.licence'),
      value: legal && (
        <Outside href={legal.licence_url}>
          {t('legal.licenceOf', { licence: legal.licence, regulator: legal.regulator })}
        </Outside>
      ),
      shown: true,
    },
    {
      term: t('legal.disputes'),
      value: legal?.dispute_body && <Outside href={legal.dispute_url}>{legal.dispute_body}</Outside>,
      shown: names.includes('dispute_body'),
    },
    {
      term: t('legal.data'),
      value: legal?.data_controller && (
        <span className={styles.lines}>
          <span>{legal.data_controller}</span>
          <a href={`mailto:${legal.data_email}`}>{legal.data_email}</a>
        </span>
      ),
      shown: names.includes('data_controller'),
    },
  ];
  return (
    <div className={styles.facts}>
      <Section title={t('legal.title')}>
        {!legal && <p>{t('legal.demo', { site: site_name })}</p>}
        <DescriptionList
          items={rows
            .filter(({ value, shown }) => value || shown)
            .map(({ term, value }) => ({ term, value: value || none }))}
        />
      </Section>
    </div>
  );
});
