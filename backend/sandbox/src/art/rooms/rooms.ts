import { gameColours } from '../canvas';
import { box, Kit } from '../kit';
import { motifNameOf, motifs } from '../motifs';
import type { Motif } from '../motifs/motif';
import { hash } from '../random';
import type { GameInput } from '../slots/gameInput';
import { type SceneShape, sceneShapes } from '../slots/slotScene';
import { arena, sea, sky, stadium, turf } from './fields';
import { arcade, drawHall } from './halls';
import type { Room } from './room';
import { cardRoom, dealerTable, diceTable, wheelRoom } from './tables';

/** The room that an engine's games are played in. */
const rooms: Readonly<Record<string, (room: Room) => string>> = {
  baccarat: dealerTable,
  roulette: wheelRoom,
  videopoker: cardRoom,
  dice: diceTable,
  bingo: drawHall,
  keno: drawHall,
  plinko: arcade,
  crash: sky,
  fishing: sea,
  race: turf,
};

/** The same engine plays a derby and a match. */
const roomOf = (engine: string, category: string) =>
  engine === 'duel' ? (category === 'sportsbook' ? stadium : arena) : rooms[engine];

/** The subject of a game that its title names, or its category has. */
export const subjectOf = ({ title, category, gameCode }: GameInput): Motif =>
  motifs[motifNameOf(title, category, gameCode)] as Motif;

/** Draws the room of a game; undefined for an engine that has none. */
export function gameRoom(input: GameInput, engine: string, shape: SceneShape): (() => string) | undefined {
  const draw = roomOf(engine, input.category);
  if (!draw) return undefined;
  return () => {
    const { providerCode, gameCode, title } = input;
    const [w, h] = sceneShapes[shape];
    const k = new Kit(hash(`room/${providerCode}/${gameCode}`));
    const colours = gameColours(providerCode, gameCode, subjectOf(input).tone);
    const picture = draw({ k, w, h, isTall: h > w, colours });
    return k.svg(w, h, title, `${picture}${box(0, 0, w, h, k.r('#000/0@55 #000/50', 0.5, 0.5, 0.8))}`);
  };
}
