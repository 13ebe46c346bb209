import { type GamePart, gamePartUrl } from '../../src/art/urls';
import { make, pause } from './dom';

/** The game in the URLs of its pictures. */
interface Named {
  provider_code: string;
  game_code: string;
}

const urlOf = ({ provider_code, game_code }: Named, part: GamePart) => gamePartUrl(provider_code, game_code, part);

/** Requests without cookies: the frame has no origin, so that a browser would block and report them. */
const image = (src: string) => make('img', { attributes: { alt: '', crossorigin: 'anonymous', src } });

/** Delay before a failed picture is requested once more, ms. */
const again = 2500;

/** A decoded picture of the game; undefined if it cannot be loaded. */
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

/** The game's backdrop, in portrait or landscape as the window; it fills its parent, behind everything else. */
export function backdrop(game: Named, where = ''): HTMLPictureElement {
  const tall = make('source', { attributes: { media: '(max-aspect-ratio: 1/1)', srcset: urlOf(game, 'tall') } });
  return make(
    'picture',
    { class: `backdrop ${where}`, attributes: { 'aria-hidden': 'true' } },
    tall,
    image(urlOf(game, 'wide')),
  );
}
