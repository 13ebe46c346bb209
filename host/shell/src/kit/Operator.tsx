import { Icon, observer, useSite } from '@marquee/sdk';
import { usePageText } from '../text';

/**
 * The site's operator, and the licence with our own sign of it, linked to the regulator's register. Suspends until its
 * texts are loaded.
 */
const Operator = observer(function Operator() {
  const { legal } = useSite().site;
  const t = usePageText();
  if (!legal) return null;
  const { regulator, licence, licence_url, contact_email } = legal;
  return (
    <>
      <span>{t('footer.operator', { ...legal })}</span>{' '}
      <a href={licence_url} rel="noopener noreferrer" target="_blank">
        <Icon name="shield" size={20} /> {t('footer.licence', { regulator, licence })}
      </a>{' '}
      <a href={`mailto:${contact_email}`}>{contact_email}</a>
    </>
  );
});

export default Operator;
