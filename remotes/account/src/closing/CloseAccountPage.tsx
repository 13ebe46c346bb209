import { Notice, observer, Skeleton, useFormat, useLive, useResource } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import frame from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import { ClosingFacts } from './ClosingFacts';
import { ClosingForm } from './ClosingForm';
import type { Closing } from './closing';
import { ExportCard } from './ExportCard';
import { NotExclusion } from './NotExclusion';
import { WhatHappens } from './WhatHappens';

/** Closes the account: explains what happens to open bets, balance and data, and shows the progress. */
export const CloseAccountPage = observer(function CloseAccountPage() {
  const closing = useResource('account/closing', {});
  const { reload } = closing;
  useLive('wallet', () => void reload());
  useLive('protection', () => void reload());
  const t = useText();
  return (
    <AccountFrame title={t('page.closeAccount')}>
      <Loaded resource={closing} skeleton={<Skeleton shape="rows" count={6} />}>
        {({ value: [state] }) => state && <Content closing={state} reload={reload} />}
      </Loaded>
    </AccountFrame>
  );
});

function Content({ closing, reload }: { closing: Closing; reload: () => Promise<void> }) {
  const format = useFormat();
  const t = useText();
  const { state, asked_at, waits_for } = closing;
  if (state === 'closed') return <Notice tone="info">{t('closing.done')}</Notice>;
  return (
    <>
      {asked_at !== null && (
        <Notice tone="info" title={t('closing.running')} live>
          {t('closing.runningText', { time: format.dateTime(asked_at) })}
        </Notice>
      )}
      {waits_for !== null && (
        <Notice tone="warning" live>
          {t(`closing.waits.${waits_for}`)}
        </Notice>
      )}
      {asked_at === null && <WhatHappens years={closing.kept_years} />}
      <ClosingFacts closing={closing} />
      <NotExclusion />
      <ExportCard />
      <div className={frame.form}>
        <ClosingForm closing={closing} reload={reload} />
      </div>
    </>
  );
}
