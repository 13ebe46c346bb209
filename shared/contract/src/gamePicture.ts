/** The shapes of a game's picture: width × height. */
export type PictureShape = '3x4' | '1x1' | '16x10';

/**
 * A shape, `plain` where the page writes the game's name itself or cuts the picture: the sandbox's covers are then
 * without their titles. Partners have one picture of each shape.
 */
export type PictureCut = PictureShape | `${PictureShape}.plain`;

/** The URL of a game's picture in one cut, from the `game_image` of its tile. */
export function gamePicture(image: string, cut: PictureCut): string {
  return image.startsWith('/art/cover/')
    ? `${image}.${cut}.svg`
    : image.replaceAll('{shape}', cut.replace('.plain', ''));
}
