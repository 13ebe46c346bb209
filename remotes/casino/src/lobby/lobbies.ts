import type { Category } from '@marquee/contract/categories';
import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** A category's lobby: its heading and introduction. */
interface LobbyKind {
  title: LabelOf<typeof en>;
  intro: LabelOf<typeof en>;
}

/** The lobbies of this remote. */
export const lobbies: Partial<Record<Category, LobbyKind>> & { casino: LobbyKind } = {
  casino: { title: 'lobby.casino', intro: 'intro.casino' },
  poker: { title: 'lobby.poker', intro: 'intro.poker' },
  bingo: { title: 'lobby.bingo', intro: 'intro.bingo' },
  lottery: { title: 'lobby.lottery', intro: 'intro.lottery' },
  sabong: { title: 'lobby.sabong', intro: 'intro.sabong' },
};
