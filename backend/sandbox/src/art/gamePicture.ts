import type { GameInput } from './slots/gameInput';
import { sceneShapes, slotScene } from './slots/slotScene';
import { symbolSheet } from './slots/symbolSheet';

/** A game and its engine. */
export interface PlayedGame extends GameInput {
  engine: string;
}

const isShape = (part: string): part is keyof typeof sceneShapes => Object.hasOwn(sceneShapes, part);

/** The function that draws a picture of a game (`GamePart` of urls.ts); undefined if the game does not have it. */
export function gamePicture(part: string, game: PlayedGame): (() => string) | undefined {
  if (game.engine !== 'slot') return undefined;
  if (part === 'symbols') return () => symbolSheet(game);
  return isShape(part) ? () => slotScene(game, part) : undefined;
}
