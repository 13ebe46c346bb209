import type { Input } from '@marquee/contract/calls';
import { Checkbox, ErrorCard, observer, Skeleton, useLanguage, useResource } from '@marquee/sdk';
import { useState } from 'react';
import { usePageText } from '../../text';
import styles from './AuthCard.module.css';

/** What is ticked, with the words that were read. */
export type Ticked = NonNullable<Input<'auth/signup'>['consents']>;

/** Props of {@link MarketingChoice}. */
interface MarketingChoiceProps {
  ticked: Ticked | undefined;
  onChange: (ticked: Ticked) => void;
}

/** Offers and news at registration: closed, unticked, and no condition of an account. */
export function MarketingChoice(props: MarketingChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const t = usePageText();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.foot}>{t('auth.marketing')}</summary>
      {isOpen && <Boxes {...props} />}
    </details>
  );
}

const Boxes = observer(function Boxes({ ticked, onChange }: MarketingChoiceProps) {
  const { language } = useLanguage();
  const { value, state, reload } = useResource('marketing/terms', { language });
  const t = usePageText();
  if (!value)
    return state === 'failed' ? (
      <ErrorCard title={t('auth.marketingFailed')} onRetry={() => void reload()} />
    ) : (
      <Skeleton count={3} />
    );
  const { version, wording, products, channels, names } = value;
  // Words in another language are other words: what was ticked under them is ticked again.
  const given = ticked?.language === language && ticked.version === version ? ticked.given : [];
  return (
    <>
      <p>{wording}</p>
      {products.map((product) => (
        <fieldset key={product} className={styles.choices}>
          <legend>{names[product]}</legend>
          {channels.map((channel) => {
            const others = given.filter((one) => one.product !== product || one.channel !== channel);
            return (
              <Checkbox
                key={channel}
                checked={others.length < given.length}
                onChange={(isTicked) =>
                  onChange({ version, language, given: isTicked ? [...others, { product, channel }] : others })
                }
              >
                {names[channel]}
              </Checkbox>
            );
          })}
        </fieldset>
      ))}
    </>
  );
});
