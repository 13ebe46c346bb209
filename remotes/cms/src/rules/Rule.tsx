import type { Output } from '@marquee/contract/calls';
import { Section } from '@marquee/sdk';
import { useText } from '../text';
import styles from './RulesPage.module.css';

/** One rule with its example; links lead to it by its id. */
export function Rule({ rule }: { rule: Output<'content/rules'>['rules'][number] }) {
  const t = useText();
  return (
    <div id={rule.id} tabIndex={-1} className={styles.rule}>
      <Section title={rule.title}>
        {rule.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {rule.example && (
          <p className={styles.example}>
            <b>{t('rules.example')}</b> {rule.example}
          </p>
        )}
      </Section>
    </div>
  );
}
