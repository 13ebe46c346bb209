import { observer, Sheet, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import styles from './PartnersSheet.module.css';
import { useFloatingText } from './text';

/** The site's partners with logo, link and name (R2). The list is collapsible; its state is stored (`showPartner`). */
export const PartnersSheet = observer(function PartnersSheet() {
  const { site, partners } = useSite();
  const { layout } = useHost().root;
  const t = useFloatingText();
  return (
    <Sheet open onClose={() => layout.show(null)} title={t('partners.title')}>
      <p className={styles.lead}>{t('partners.lead', { site: site.site_name })}</p>
      <details
        open={layout.showPartner}
        onToggle={({ currentTarget }) => layout.arrange({ showPartner: currentTarget.open })}
      >
        <summary className={styles.fold}>{t('partners.list')}</summary>
        <ul className={styles.list}>
          {partners.map(({ href, img_url, partner_name }) => (
            <li key={href}>
              <a className={styles.partner} href={href} target="_blank" rel="noopener noreferrer">
                <img src={img_url} alt="" width={120} height={40} loading="lazy" />
                <span>{partner_name}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </Sheet>
  );
});
