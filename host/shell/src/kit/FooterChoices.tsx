import { useHost } from '@marquee/sdk/host';
import type { Panel } from '@marquee/store/layout';
import { useText } from '../text';
import styles from './FooterChoices.module.css';

/** Footer entries that open a dialog: the site's announcements, and the visitor's privacy choices. */
export function FooterChoices() {
  const { layout } = useHost().root;
  const t = useText();
  const entries: [Panel, string][] = [
    ['announcements', t('footer.announcements')],
    ['consent', t('footer.privacy')],
  ];
  return entries.map(([panel, label]) => (
    <li key={panel}>
      <button type="button" className={styles.choice} onClick={() => layout.show(panel)}>
        {label}
      </button>
    </li>
  ));
}
