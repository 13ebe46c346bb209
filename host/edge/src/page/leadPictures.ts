import type { Output } from '@marquee/contract/calls';
import { gamePicture, type PictureShape } from '@marquee/contract/gamePicture';
import type { RouteKind } from '@marquee/federation-runtime/defineRemote';
import { featureOf } from '@marquee/page/sections';
import type { PageSlot } from '@marquee/page/slots';
import type { TemplateRow } from '@marquee/theme/templates';
import type { LeadImage } from './hints';

/** Pictures of the first paint, from answers that are seeded in the page. */
export interface LeadPictures {
  hero: { phone: string; wide: string } | null;
  covers: string[];
}

/** Which crop of the first slide a hero shows: depending on the screen's width, always the wide one, or none. */
export type HeroPicture = 'slide' | 'wide' | 'none';

/** What the hero of a page shows; a template whose feature no remote has shows its slides. */
export function heroPictureOf(template: TemplateRow, slots: readonly PageSlot[]): HeroPicture {
  const { heroFeature, heroPicture } = template;
  return (heroFeature && !featureOf(slots, template) ? undefined : heroPicture) ?? 'slide';
}

/** Number of covers that a phone shows at once; more would only compete with code. */
const firstCovers = 4;

/** Which call has the games of a kind of page, and the shape that it shows them in, if that is not the template's. */
const listed: Record<RouteKind, { call: string; shape?: PictureShape }> = {
  lobby: { call: 'product/get_games' },
  game: { call: 'product/game', shape: '16x10' },
};

type Slides = Pick<Output<'home/fetch_slide'>, 'value'>;
type Games = Pick<Output<'product/get_games'>, 'value'>;

/** The largest pictures of a page: the first slide of the home page, the first covers of a lobby, a game's own. */
export function leadPictures(
  seed: Record<string, unknown>,
  { cover }: TemplateRow,
  heroPicture: HeroPicture,
  kind: RouteKind | undefined,
): LeadPictures {
  const answer = (call: string) => Object.entries(seed).find(([key]) => key.startsWith(`${call}|`))?.[1];
  const slide = heroPicture === 'none' ? undefined : (answer('home/fetch_slide') as Slides | undefined)?.value[0];
  const call = kind && listed[kind].call;
  const games = call ? (answer(call) as Games | undefined)?.value : undefined;
  return {
    hero: slide
      ? { phone: heroPicture === 'wide' ? slide.image_url : slide.image_phone_url, wide: slide.image_url }
      : null,
    covers: (games ?? [])
      .slice(0, firstCovers)
      .map((game) => gamePicture(game.game_image, (kind && listed[kind].shape) ?? cover)),
  };
}

/** The same pictures as preload hints: the slide by screen width, and the first cover. */
export function leadImages({ hero, covers }: LeadPictures): LeadImage[] {
  if (!hero) return covers.slice(0, 1).map((url) => ({ url }));
  if (hero.phone === hero.wide) return [{ url: hero.wide }];
  return [
    { url: hero.phone, media: '(max-width: 767px)' },
    { url: hero.wide, media: '(min-width: 768px)' },
  ];
}
