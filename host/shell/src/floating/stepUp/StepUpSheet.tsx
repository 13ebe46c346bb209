import type { Output } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { Button, ErrorCard, Notice, observer, Sheet, Skeleton, useAction, useApi, useResource } from '@marquee/sdk';
import type { AskedStepUp } from '@marquee/store/stepUp';
import { useEffect, useState } from 'react';
import styles from '../../pages/auth/AuthCard.module.css';
import { askPasskey, knowsPasskeys } from '../../pages/auth/passkey';
import { usePageText, useText } from '../../text';
import { KnowledgeForm } from './KnowledgeForm';
import type { Proof } from './proof';

/** Props of {@link StepUpSheet}. */
export interface StepUpSheetProps {
  asked: AskedStepUp;
  /** Called with whether the dialog is rendered. */
  onShow: (isShown: boolean) => void;
}

/** The step-up dialog: a passkey, or password or one-time code with the second factor. */
export const StepUpSheet = observer(function StepUpSheet({ asked, onShow }: StepUpSheetProps) {
  const api = useApi();
  const ways = useResource('auth/step_up_ways', {});
  const t = usePageText();
  const text = useText();
  const prove = (proof: Proof) => api.call('auth/step_up', { ...proof, call: asked.call });
  const done = () => asked.end(true);
  useEffect(() => {
    onShow(true);
    return () => {
      onShow(false);
      // The page is left together with it: session end, sign-out.
      asked.end(false);
    };
  }, [asked, onShow]);
  return (
    <Sheet open onClose={() => asked.end(false)} title={t('stepUp.title')}>
      <div className={styles.modal}>
        <p className={styles.lead}>{t('stepUp.lead')}</p>
        {ways.state === 'failed' && <ErrorCard title={text('remote.failedTitle')} onRetry={() => void ways.reload()} />}
        {!ways.value && ways.state !== 'failed' && <Skeleton shape="form" count={2} />}
        {ways.value?.passkey && knowsPasskeys() && (
          <PasskeyStep passkey={ways.value.passkey} prove={prove} onDone={done} onFailed={() => void ways.reload()} />
        )}
        {ways.value && <KnowledgeForm factor={ways.value.factor} prove={prove} onDone={done} />}
      </div>
    </Sheet>
  );
});

/** No passkey was given: no message is shown. */
const unproved: Envelope = { statusCode: 0, statusMessage: 'stepUpNeeded' };

interface PasskeyStepProps {
  passkey: NonNullable<Output<'auth/step_up_ways'>['passkey']>;
  prove: (proof: Proof) => Promise<Envelope>;
  onDone: () => void;
  /** Requests another challenge: this one may be used up. */
  onFailed: () => void;
}

function PasskeyStep({ passkey, prove, onDone, onFailed }: PasskeyStepProps) {
  const t = usePageText();
  const [isUnused, setUnused] = useState(false);
  const { run, busy } = useAction(async () => {
    setUnused(false);
    const answer = await askPasskey(passkey);
    if (answer) return prove({ passkey: answer });
    setUnused(true);
    return unproved;
  });
  return (
    <>
      <Button variant="primary" icon="shield" size="l" block busy={busy} onClick={() => void press()}>
        {t('stepUp.passkey')}
      </Button>
      {isUnused && (
        <Notice tone="info" live>
          {t('auth.noPasskey')}
        </Notice>
      )}
    </>
  );

  async function press() {
    if (await run()) onDone();
    else onFailed();
  }
}
