import { Page } from '@marquee/desk-sdk';
import { type AnyQueue, QueueView } from '../requests/QueueView';
import { checks } from './checks';

/** Identity checks that wait for a person, and what is known of each. */
export const IdentityPage = () => (
  <Page title="Identity checks">
    <QueueView queue={checks as unknown as AnyQueue} />
  </Page>
);
