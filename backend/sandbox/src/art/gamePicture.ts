import { at, Kit } from './kit';
import { hash } from './random';
import { gameRoom, subjectOf } from './rooms/rooms';
import type { GameInput } from './slots/gameInput';
import { sceneShapes, slotScene } from './slots/slotScene';
import { symbolSheet } from './slots/symbolSheet';

/** A game and its engine. */
export interface PlayedGame extends GameInput {
  engine: string;
}

const isShape = (part: string): part is keyof typeof sceneShapes => Object.hasOwn(sceneShapes, part);

/** The subject of a title alone, as it moves over a stage. */
function subject(game: GameInput): string {
  const k = new Kit(hash(`${game.providerCode}/${game.gameCode}`));
  return k.svg(440, 440, game.title, at('translate(220 220)', subjectOf(game).draw(k, '#ff9a1f')));
}

/** The function that draws a picture of a game (`GamePart` of urls.ts); undefined if the game does not have it. */
export function gamePicture(part: string, game: PlayedGame): (() => string) | undefined {
  if (part === 'subject') return () => subject(game);
  if (isShape(part)) return game.engine === 'slot' ? () => slotScene(game, part) : gameRoom(game, game.engine, part);
  return part === 'symbols' && game.engine === 'slot' ? () => symbolSheet(game) : undefined;
}
