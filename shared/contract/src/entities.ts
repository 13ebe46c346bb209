import type { Output } from './calls';
import type { MenuItem } from './calls/site.schemas';

/** The start-up answer (R3.16). */
export type Startup = Output<'startup'>;
/** The site of the start-up answer (R3.08). */
export type Site = Startup['site'];
/** A game as lists show it. */
export type GameTile = Output<'product/get_games'>['value'][number];
/** A favourite game (R3.06). */
export type FavouriteGame = Output<'home/fav_list'>['value'][number];
/** A deposit or withdrawal. */
export type Payment = Output<'wallet/payment'>['value'][number];
/** The player protection state. */
export type ProtectionState = Output<'protection/state'>['value'][number];
/** A player's profile (R3.07). */
export type Profile = Output<'settings/profile'>['value'][number];
/** An organisation that helps people with their gambling. */
export type HelpLine = NonNullable<Output<'settings/siteinfodetail'>['help']>['lines'][number];
/** A text in several languages, by the specification's language code. */
export type LocalText = Record<string, string>;
export type { MenuItem };
