import { observer, useSession } from '@marquee/sdk';
import { useRef, useState } from 'react';
import { InfoLayout } from '../pages/InfoLayout';
import { InfoText } from '../pages/InfoText';
import { OperatorFacts } from '../pages/OperatorFacts';
import { useInfoPage } from '../pages/useInfoPage';
import { useText } from '../text';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { SocialAccounts } from './SocialAccounts';
import { TicketCard } from './TicketCard';
import { Tickets } from './Tickets';

/** Contact page: the form, the ticket number, a player's answers, and social accounts. */
export const ContactPage = observer(function ContactPage({ route }: { route: { path: string } }) {
  const page = useInfoPage('contact_us');
  const [ticket, setTicket] = useState<string | null>(null);
  const t = useText();
  // The form remounts with prefilled values when the player becomes known after the first render, or logs out.
  const { isAuthenticated, fullname } = useSession();
  const draft = useRef('');
  return (
    <InfoLayout path={route.path} title={page.title || t('page.contact')}>
      {(page.state !== 'ready' || page.body) && (
        <div className={styles.text}>
          <InfoText page={page} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.messages}>
          {ticket ? (
            <TicketCard ticket={ticket} onAgain={() => setTicket(null)} />
          ) : (
            <ContactForm key={fullname} draft={draft} onSent={setTicket} />
          )}
          {isAuthenticated && <Tickets last={ticket} />}
        </div>
        <SocialAccounts />
      </div>
      {page.state === 'ready' && <OperatorFacts names={page.legalNames} />}
    </InfoLayout>
  );
});
