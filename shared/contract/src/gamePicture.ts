/** The shapes of a game's picture: width × height. */
export type PictureShape = '3x4' | '1x1' | '16x10';

/** The URL of a game's picture in one shape, from the `game_image` of its tile. */
export function gamePicture(image: string, shape: PictureShape): string {
  return image.startsWith('/art/cover/') ? `${image}.${shape}.svg` : image.replaceAll('{shape}', shape);
}
