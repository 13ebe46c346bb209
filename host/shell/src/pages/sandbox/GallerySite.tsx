import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import { Select, useLanguage } from '@marquee/sdk';
import type { TemplateRow } from '@marquee/theme/templates';
import { useState, useSyncExternalStore } from 'react';
import { usePageText } from '../../text';
import styles from './GallerySite.module.css';
import { previewUrl } from './previewUrl';

const nothingChanges = () => () => {};

const languageOptions = languageCodes.map((code) => ({ value: code, label: languages[code].name }));

/**
 * A template's own site, live on a desk and on a phone, with switches for its colour set and its language. The frames
 * run no scripts: they show what the edge answers, and can neither be pressed nor reached by keyboard.
 */
export function GallerySite({ row }: { row: TemplateRow }) {
  const t = usePageText();
  const [color, setColor] = useState(row.palettes[0].id);
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  // The server does not know the page's host.
  const here = useSyncExternalStore(
    nothingChanges,
    () => location,
    () => null,
  );
  const address = previewUrl(here, { code: row.code, color, language });
  const name = `${row.number} · ${row.code}`;
  // A new frame for each address: a frame that goes on to another one would add to the browser's history.
  const frame = here && <iframe key={address} src={address} title={name} loading="lazy" sandbox="allow-same-origin" />;
  return (
    <section aria-labelledby={`template-${row.code}`} className={styles.site} data-site={row.code}>
      <h2 id={`template-${row.code}`} className={styles.name}>
        {name}
      </h2>
      <p className={styles.mood}>{row.mood}</p>
      <div className={styles.screens} inert>
        <div className={styles.desk}>{frame}</div>
        <div className={styles.phone}>{frame}</div>
      </div>
      <div className={styles.switches}>
        <Select
          label={`${name}: ${t('gallery.colours')}`}
          value={color}
          onChange={setColor}
          options={row.palettes.map((palette) => ({ value: palette.id, label: palette.name }))}
        />
        <Select
          label={`${name}: ${t('language.label')}`}
          value={language}
          onChange={(code) => setLanguage(code as Language)}
          options={languageOptions}
          anyScript
        />
      </div>
      <a href={address} className={styles.open}>
        {t('gallery.open', { name: row.code })}
      </a>
    </section>
  );
}
