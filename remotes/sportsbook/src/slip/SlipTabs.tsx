import { observer, Tabs } from '@marquee/sdk';
import { useState } from 'react';
import { BetList } from '../bets/BetList';
import { useText } from '../text';
import { SlipPanel } from './SlipPanel';
import { useSlip } from './useSlip';

type View = 'slip' | 'open' | 'settled';

/** The slip, open bets, and settled bets. */
export const SlipTabs = observer(function SlipTabs() {
  const [view, setView] = useState<View>('slip');
  const slip = useSlip();
  const t = useText();
  const items = [
    { value: 'slip' as const, label: t('slip.tab'), count: slip.count },
    { value: 'open' as const, label: t('bets.open') },
    { value: 'settled' as const, label: t('bets.settled') },
  ];
  return (
    <Tabs label={t('slip.title')} items={items} value={view} onChange={setView}>
      {view === 'slip' ? <SlipPanel onShowBets={() => setView('open')} /> : <BetList key={view} state={view} />}
    </Tabs>
  );
});
