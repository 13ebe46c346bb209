import type { CatalogueSource } from '@marquee/protocols/catalogueSource';
import type { GameServer } from '@marquee/protocols/gameServer';
import type { Gateway } from '@marquee/protocols/gateway/gateway';
import type { IdentityCheck } from '@marquee/protocols/identity/identityCheck';
import type { MessageSender } from '@marquee/protocols/messages/messageSender';
import type { OddsFeed } from '@marquee/protocols/odds/feed';

/** The partners of a backend. All are required: a backend that lacks one does not compile. */
export interface Adapters {
  gateway: Gateway;
  odds: OddsFeed;
  /** Sends one-time codes. */
  sender: MessageSender;
  games: GameServer;
  catalogue: CatalogueSource;
  identity: IdentityCheck;
}
