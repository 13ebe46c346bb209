import { succeeded } from '@marquee/contract/envelope';
import { Button, Card, useAction, useApi } from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';

/** Downloads a file; the server names it. */
function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Exports the player's own data. */
export function ExportCard() {
  const api = useApi();
  const t = useText();
  const save = useAction(async () => {
    const answer = await api.call('account/export', {});
    // Only a path of this site.
    if (succeeded(answer) && answer.address?.startsWith('/api/')) download(answer.address);
    return answer;
  });
  return (
    <Card
      title={t('export.title')}
      action={
        <Button icon="download" busy={save.busy} onClick={() => void save.run()}>
          {t('export.save')}
        </Button>
      }
    >
      <p className={frame.muted}>{t('export.text')}</p>
    </Card>
  );
}
