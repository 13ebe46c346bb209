import { SafeHtml } from '@marquee/sdk';
import styles from './Prose.module.css';

/** An operator's text as an article: short lines, spacing, expandable questions. */
export function Prose({ html }: { html: string }) {
  return <SafeHtml html={html} className={styles.prose} />;
}
