import type { Category } from '@marquee/contract/categories';
import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** A category's lobby: its slug in game calls (R2.27), heading and introduction. */
interface LobbyKind {
  slug: string;
  title: LabelOf<typeof en>;
  intro: LabelOf<typeof en>;
}

/** The lobbies of this remote. */
export const lobbies: Partial<Record<Category, LobbyKind>> & { casino: LobbyKind } = {
  casino: { slug: 'livecasino', title: 'lobby.casino', intro: 'intro.casino' },
  poker: { slug: 'table', title: 'lobby.poker', intro: 'intro.poker' },
  bingo: { slug: 'bingo', title: 'lobby.bingo', intro: 'intro.bingo' },
  lottery: { slug: 'lottery', title: 'lobby.lottery', intro: 'intro.lottery' },
  sabong: { slug: 'sabong', title: 'lobby.sabong', intro: 'intro.sabong' },
};
