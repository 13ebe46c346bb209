import { Button, Card, observer, useSession } from '@marquee/sdk';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text';
import styles from './ContactPage.module.css';

/** Confirms a message with its ticket number, which can be copied. Takes the focus, because the form is gone. */
export const TicketCard = observer(function TicketCard({ ticket, onAgain }: { ticket: string; onAgain: () => void }) {
  const t = useText();
  const { isAuthenticated } = useSession();
  const [copied, setCopied] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <div ref={card} tabIndex={-1} role="status">
      <Card title={t('contact.sent')}>
        <p>{t(isAuthenticated ? 'contact.sentToPlayer' : 'contact.sentText')}</p>
        <div className={styles.ticket}>
          <code data-testid="ticket">{ticket}</code>
          <Button
            size="s"
            variant="quiet"
            icon={copied ? 'check' : 'copy'}
            onClick={() => void navigator.clipboard?.writeText(ticket).then(() => setCopied(true))}
          >
            {copied ? t('contact.copied') : t('contact.copy')}
          </Button>
        </div>
        <Button onClick={onAgain}>{t('contact.again')}</Button>
      </Card>
    </div>
  );
});
