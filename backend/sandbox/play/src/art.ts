import { type GamePart, gamePartUrl } from '../../src/art/urls';
import { make, pause } from './dom';

/** A game as its pictures are asked for. */
interface Named {
  provider_code: string;
  game_code: string;
}

const urlOf = ({ provider_code, game_code }: Named, part: GamePart) => gamePartUrl(provider_code, game_code, part);

/** Requests without cookies: the frame has no origin, so that a browser would block and report them. */
const image = (src: string) => make('img', { attributes: { alt: '', crossorigin: 'anonymous', src } });

/** How long a picture that did not come is waited for, ms; then it is asked for once more. */
const again = 2500;

/** A picture of the game, ready to be drawn; undefined if it cannot be had. */
export async function picture(game: Named, part: GamePart): Promise<HTMLImageElement | undefined> {
  const load = async () => {
    const loaded = image(urlOf(game, part));
    await loaded.decode();
    return loaded;
  };
  return load().catch(() =>
    pause(again)
      .then(load, () => undefined)
      .catch(() => undefined),
  );
}

/** The game's backdrop: upright or wide, as its box is; it fills its parent, behind everything else there. */
export function backdrop(game: Named): HTMLPictureElement {
  const tall = make('source', { attributes: { media: '(max-aspect-ratio: 1/1)', srcset: urlOf(game, 'tall') } });
  return make(
    'picture',
    { class: 'backdrop', attributes: { 'aria-hidden': 'true' } },
    tall,
    image(urlOf(game, 'wide')),
  );
}
