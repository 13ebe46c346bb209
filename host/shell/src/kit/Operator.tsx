import { observer, useSite } from '@marquee/sdk';
import { usePageText } from '../text';

/** The site's operator, with its licence and regulator. Suspends until its texts are loaded. */
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
