import { Button, Card } from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';

/** Explains that closing is not self-exclusion, and links to that. */
export function NotExclusion() {
  const t = useText();
  return (
    <Card title={t('closing.not')}>
      <div className={frame.form}>
        <p className={frame.muted}>{t('closing.notText')}</p>
        <div className={frame.row}>
          <Button to="/responsible-gaming#self-exclusion">{t('exclude.title')}</Button>
          <Button to="/responsible-gaming#time-out">{t('timeOut.title')}</Button>
        </div>
      </div>
    </Card>
  );
}
