import type { Output } from '@marquee/contract/calls';
import type { TemplateRow } from '@marquee/theme/templates';
import type { LeadImage } from './hints';

/** Pictures of the first paint, from the answers that are in the page anyway. */
export interface LeadPictures {
  hero: { phone: string; wide: string } | null;
  covers: string[];
}

/** How many covers a phone shows at once; more would only compete with the code. */
const firstCovers = 4;

type Slides = Pick<Output<'home/fetch_slide'>, 'value'>;
type Games = Pick<Output<'product/get_games'>, 'value'>;

/** The largest pictures of a page: the first slide of the home page, the first covers of a lobby. */
export function leadPictures(
  seed: Record<string, unknown>,
  { cover }: TemplateRow,
  isHome: boolean,
  isLobby: boolean,
): LeadPictures {
  const answer = (call: string) => Object.entries(seed).find(([key]) => key.startsWith(`${call}|`))?.[1];
  const slide = isHome ? (answer('home/fetch_slide') as Slides | undefined)?.value[0] : undefined;
  const games = isLobby ? (answer('product/get_games') as Games | undefined)?.value : undefined;
  return {
    hero: slide ? { phone: slide.image_phone_url, wide: slide.image_url } : null,
    covers: (games ?? []).slice(0, firstCovers).map((game) => `${game.game_image}.${cover}.svg`),
  };
}

/** The same pictures as preload hints: the slide by screen width, and the first cover. */
export function leadImages({ hero, covers }: LeadPictures): LeadImage[] {
  if (!hero) return covers.slice(0, 1).map((url) => ({ url }));
  return [
    { url: hero.phone, media: '(max-width: 767px)' },
    { url: hero.wide, media: '(min-width: 768px)' },
  ];
}
