import type { Category } from '@marquee/contract/categories';
import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** A category's lobby: its slug in the game calls (R2.27) and its heading. */
interface LobbyKind {
  slug: string;
  title: LabelOf<typeof en>;
}

const slots: LobbyKind = { slug: 'slots', title: 'lobby.slots' };

/** The lobbies of this remote. */
export const lobbies: Partial<Record<Category, LobbyKind>> & { slot_game: LobbyKind } = {
  hot: { slug: '', title: 'lobby.hot' },
  slot_game: slots,
  fishing: { slug: 'fish', title: 'lobby.fishing' },
  crash: { slug: 'crash', title: 'lobby.crash' },
  arcade: { slug: 'arcade', title: 'lobby.arcade' },
  hash_game: { slug: 'hashgame', title: 'lobby.hash' },
};
