import { paletteVariables, templateVariables } from '@marquee/theme/css';
import type { TemplateRow } from '@marquee/theme/templates';
import type { Palette } from '@marquee/theme/tokens';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { usePageText } from '../../text';
import styles from './GallerySpecimen.module.css';
import { previewUrl } from './previewUrl';

const nothingChanges = () => () => {};

/** A small preview of a template in one of its palettes: bar, headline, text, buttons, tiles and semantic colours. */
export function GallerySpecimen({ row, palette }: { row: TemplateRow; palette: Palette }) {
  const t = usePageText();
  // The server does not know the page's host.
  const here = useSyncExternalStore(
    nothingChanges,
    () => location,
    () => null,
  );
  const look = { ...templateVariables(row), ...paletteVariables(palette), colorScheme: palette.scheme };
  return (
    <a
      href={previewUrl(here, row.code, palette.id)}
      className={styles.specimen}
      style={look as CSSProperties}
      aria-label={t('gallery.open', { name: `${row.code} ${palette.name}` })}
      data-specimen={palette.id}
    >
      <span className={styles.bar}>
        <b>{palette.name}</b>
        <small>{palette.id}</small>
      </span>
      <span className={styles.body}>
        <strong className={styles.headline}>{t('gallery.headline')}</strong>
        <span>{t('gallery.body')}</span>
        <span className={styles.quiet}>{t('gallery.quiet')}</span>
        <span className={styles.row}>
          <i className={styles.primary}>{t('auth.login')}</i>
          <i className={styles.second}>18+</i>
        </span>
        <span className={styles.tiles} aria-hidden>
          <i />
          <i />
          <i />
        </span>
        <span className={styles.row}>
          <i className={styles.win}>{t('gallery.win')}</i>
          <i className={styles.loss}>{t('gallery.loss')}</i>
          <i className={styles.caution}>{t('gallery.caution')}</i>
        </span>
      </span>
    </a>
  );
}
