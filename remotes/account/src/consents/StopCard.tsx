import { succeeded } from '@marquee/contract/envelope';
import { Button, Card, Notice, observer, useAction, useApi, useLanguage, useResource } from '@marquee/sdk';
import { useState } from 'react';
import frame from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';

/** Stops what the link of a message is about, or everything. Only a press does: programs follow links, too. */
export const StopCard = observer(function StopCard({ link }: { link: string }) {
  const { language } = useLanguage();
  const subject = useResource('marketing/link', { link });
  const terms = useResource('marketing/terms', { language });
  const api = useApi();
  const t = useText();
  const [withdrawn, setWithdrawn] = useState<number | null>(null);
  const stop = useAction(async (all: boolean) => {
    const answer = await api.call('marketing/withdraw', { link, all });
    if (succeeded(answer)) setWithdrawn(answer.withdrawn?.length ?? 0);
    return answer;
  });
  if (subject.error?.statusMessage === 'messageUnknown')
    return <Notice tone="warning">{t('consents.elsewhere')}</Notice>;
  if (withdrawn !== null)
    return (
      <Notice tone="positive" live>
        {t(withdrawn > 0 ? 'consents.stopped' : 'consents.stoppedBefore')}
      </Notice>
    );
  return (
    <Loaded resource={subject}>
      {({ product, channel }) => (
        <Card title={t('consents.stop')}>
          <p>
            {t('consents.stopText', {
              product: terms.value?.names[product] ?? '',
              channel: terms.value?.names[channel] ?? '',
            })}
          </p>
          <div className={frame.row}>
            <Button variant="primary" busy={stop.busy} onClick={() => void stop.run(false)}>
              {t('consents.stopThese')}
            </Button>
            <Button busy={stop.busy} onClick={() => void stop.run(true)}>
              {t('consents.stopAll')}
            </Button>
          </div>
        </Card>
      )}
    </Loaded>
  );
});
