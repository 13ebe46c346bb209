import { observer, useSite } from '@marquee/sdk';
import { usePageText } from '../text';

/** Who answers for the site, with the licence where its regulator shows it. Suspends until its texts are there. */
const Operator = observer(function Operator() {
  const { legal } = useSite().site;
  const t = usePageText();
  if (!legal) return null;
  const { regulator, licence, licence_url, contact_email } = legal;
  return (
    <>
      <span>{t('footer.operator', { ...legal })}</span>{' '}
      <a href={licence_url} rel="noopener noreferrer" target="_blank">
        {t('footer.licence', { regulator, licence })}
      </a>{' '}
      <a href={`mailto:${contact_email}`}>{contact_email}</a>
    </>
  );
});

export default Operator;
