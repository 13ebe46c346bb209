import { templateRows } from '@marquee/template-rows';
import { usePageText } from '../../text';
import { GallerySite } from './GallerySite';
import styles from './SandboxGalleryPage.module.css';

/** The sites of all templates, live, in each palette and language; each opens in full size. In the sandbox only. */
export function SandboxGalleryPage() {
  const t = usePageText();
  return (
    <div className={styles.page}>
      <h1>{t('page.sandboxGallery')}</h1>
      <p className={styles.lead}>{t('gallery.lead')}</p>
      <div className={styles.sites}>
        {templateRows.map((row) => (
          <GallerySite key={row.code} row={row} />
        ))}
      </div>
    </div>
  );
}
