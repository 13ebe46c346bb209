import { templateRows } from '@marquee/template-rows';
import { fontFaceCss } from '@marquee/theme/fonts';
import { useEffect } from 'react';
import { usePageText } from '../../text';
import { GallerySpecimen } from './GallerySpecimen';
import styles from './SandboxGalleryPage.module.css';

/** The font faces of all families; browsers load only those of visible previews. */
function useAllFonts(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(templateRows.map(({ fonts }) => fontFaceCss(fonts)).join(''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}

/** All templates in all palettes; each opens in full size. In the sandbox only. */
export function SandboxGalleryPage() {
  const t = usePageText();
  useAllFonts();
  return (
    <div className={styles.page}>
      <h1>{t('page.sandboxGallery')}</h1>
      <p className={styles.lead}>{t('gallery.lead')}</p>
      {templateRows.map((row) => (
        <section key={row.code} aria-labelledby={`template-${row.code}`} className={styles.template}>
          <h2 id={`template-${row.code}`} className={styles.name}>
            {row.number} · {row.code}
          </h2>
          <p className={styles.mood}>{row.mood}</p>
          <ul className={styles.colours}>
            {row.palettes.map((palette) => (
              <li key={palette.id}>
                <GallerySpecimen row={row} palette={palette} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
