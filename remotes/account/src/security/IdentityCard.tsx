import type { Output } from '@marquee/contract/calls';
import { Badge, Button, Card, observer, useAction, useApi, useFormat, useLive, useResource } from '@marquee/sdk';
import { useEffect } from 'react';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';
import { isStepAddress } from './stepAddress';

type Identity = Output<'identity/state'>['value'][number];

const tones = {
  none: 'warning',
  pending: 'warning',
  documents: 'warning',
  passed: 'positive',
  failed: 'negative',
} as const;

/** Polling interval of an open check, ms: live events may get lost. */
const pollInterval = 20_000;

/** The state of the player's identity check and the next step, updated live. Nothing if no check is required. */
export const IdentityCard = observer(function IdentityCard() {
  const api = useApi();
  const { value, reload } = useResource('identity/state', {});
  const readAgain = () => void reload();
  useLive('identity', readAgain, readAgain);
  const t = useText();
  const begin = useAction(async () => {
    const answer = await api.call('identity/begin', {});
    await reload();
    return answer;
  });
  const identity = value?.value[0];
  const profile = useResource('settings/profile', {});
  const lacksAddress = profile.value?.value[0]?.address_line === '';
  const isOpen = identity?.status === 'pending' || identity?.status === 'documents';
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void reload(), pollInterval);
    return () => clearInterval(timer);
  }, [isOpen, reload]);
  if (!identity || identity.status === 'not_asked') return null;
  const { status } = identity;
  return (
    <Card title={t('identity.title')} action={<Badge tone={tones[status]}>{t(`identity.${status}`)}</Badge>}>
      <div className={frame.form}>
        <p className={frame.muted}>
          {t(status === 'none' && lacksAddress ? 'identity.addressText' : `identity.${status}Text`)}
        </p>
        {status === 'none' && lacksAddress && (
          <div className={frame.row}>
            <Button to="/edit-profile?next=/security" variant="primary">
              {t('identity.address')}
            </Button>
          </div>
        )}
        {status === 'none' && !lacksAddress && (
          <div className={frame.row}>
            <Button variant="primary" busy={begin.busy} onClick={() => void begin.run()}>
              {t('identity.begin')}
            </Button>
          </div>
        )}
        {status === 'failed' && (
          <div className={frame.row}>
            <Button to="/edit-profile">{t('page.editProfile')}</Button>
            <Button to="/contact-us">{t('care.contact')}</Button>
          </div>
        )}
        <NextStep identity={identity} />
      </div>
    </Card>
  );
});

/** The link to the partner's page, until it expires. */
const NextStep = observer(function NextStep({ identity: { status, next_step: step } }: { identity: Identity }) {
  const format = useFormat();
  const t = useText();
  if (!step || !isStepAddress(step.url))
    return status === 'documents' ? <p className={frame.muted}>{t('identity.documentsWait')}</p> : null;
  return (
    <>
      <div className={frame.row}>
        <Button variant="primary" onClick={() => window.location.assign(step.url)}>
          {t('identity.go')}
        </Button>
      </div>
      <p className={frame.muted}>
        {t('identity.away')} {t('identity.until', { time: format.dateTime(step.expires_at) })}
      </p>
    </>
  );
});
