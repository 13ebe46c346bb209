import type { Category } from '@marquee/contract/categories';
import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** A category's lobby: its heading. */
interface LobbyKind {
  title: LabelOf<typeof en>;
}

const slots: LobbyKind = { title: 'lobby.slots' };

/** The lobbies of this remote. */
export const lobbies: Partial<Record<Category, LobbyKind>> & { slot_game: LobbyKind } = {
  hot: { title: 'lobby.hot' },
  slot_game: slots,
  fishing: { title: 'lobby.fishing' },
  crash: { title: 'lobby.crash' },
  arcade: { title: 'lobby.arcade' },
  hash_game: { title: 'lobby.hash' },
};
