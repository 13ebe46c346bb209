import type { Output } from '@marquee/contract/calls';
import { Button, copyText, DescriptionList, dialogs, QrCode, VisuallyHidden } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import { Countdown } from './Countdown';
import { hostOf, leaveFor } from './leaveFor';
import styles from './NextStep.module.css';

/** The player's next step of a payment. */
export type Step = NonNullable<Output<'wallet/payment'>['value'][number]['next_step']>;

/** The player's next step: a link to the payment service's page, or payment details, with the time left. */
export function NextStep({ step }: { step: Step }) {
  const t = useText();
  return (
    <section className={styles.step} aria-label={t('step.title')} data-testid="next-step">
      {step.kind === 'redirect' ? (
        <>
          <p>{t('step.redirect', { host: hostOf(step.url) })}</p>
          <Button variant="primary" size="l" block onClick={() => leaveFor(step.url)}>
            {t('step.continue')}
          </Button>
        </>
      ) : (
        <ShownStep step={step} />
      )}
      {step.expires_at && <Countdown until={step.expires_at} />}
    </section>
  );
}

function ShownStep({ step: { qr, code, account } }: { step: Extract<Step, { kind: 'show' }> }) {
  const t = useText();
  const facts = [
    { term: t('step.code'), text: code },
    { term: t('banks.bank'), text: account?.bank },
    { term: t('banks.holder'), text: account?.holder },
    { term: t('banks.number'), text: account?.number },
    { term: t('step.reference'), text: account?.reference },
  ].flatMap(({ term, text }) => (text ? [{ term, value: <Copied term={term}>{text}</Copied> }] : []));
  return (
    <>
      <p>{t('step.show')}</p>
      {qr && (
        <div className={styles.qr}>
          <QrCode text={qr} label={t('step.qr')} />
        </div>
      )}
      {facts.length > 0 && <DescriptionList items={facts} />}
    </>
  );
}

/** A text with a copy button. */
function Copied({ term, children }: { term: string; children: string }): ReactNode {
  const t = useText();
  async function copy() {
    const isCopied = await copyText(children);
    void dialogs.toast(
      isCopied ? { tone: 'success', title: t('step.copied') } : { tone: 'warning', title: t('step.copyFailed') },
    );
  }
  return (
    <span className={styles.copied}>
      <span className={styles.figures}>{children}</span>
      <Button size="s" icon="copy" onClick={() => void copy()}>
        {t('step.copy')}
        <VisuallyHidden>{term}</VisuallyHidden>
      </Button>
    </span>
  );
}
