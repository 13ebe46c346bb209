import type { GameInput } from './slots/gameInput';
import { sceneShapes, slotScene } from './slots/slotScene';
import { symbolSheet } from './slots/symbolSheet';

/** A game, and the engine that it is played by. */
export interface PlayedGame extends GameInput {
  engine: string;
}

const isShape = (part: string): part is keyof typeof sceneShapes => Object.hasOwn(sceneShapes, part);

/** How to draw one of a game's own pictures (`GamePart` of urls.ts); undefined if it has no such. */
export function gamePicture(part: string, game: PlayedGame): (() => string) | undefined {
  if (game.engine !== 'slot') return undefined;
  if (part === 'symbols') return () => symbolSheet(game);
  return isShape(part) ? () => slotScene(game, part) : undefined;
}
