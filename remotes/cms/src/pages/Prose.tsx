import { SafeHtml } from '@marquee/sdk';
import styles from './Prose.module.css';

/** A text of the operator as an article: short lines, room between thoughts, questions that open. */
export function Prose({ html }: { html: string }) {
  return <SafeHtml html={html} className={styles.prose} />;
}
