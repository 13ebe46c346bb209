import type { Locator } from '@playwright/test';

/** How a button looks and where it is. */
export interface Weight {
  top: number;
  width: number;
  height: number;
  fontSize: number;
  fontWeight: number;
  /** Whether it has a colour of its own behind its words. */
  isFilled: boolean;
  /** Contrast of its words against what is behind them. */
  contrast: number;
}

/** The computed weight of a button on the screen. */
export function weightOf(button: Locator): Promise<Weight> {
  return button.evaluate((element) => {
    const ink = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    });
    if (!ink) throw new Error('The browser draws nothing');
    const colourOf = (colours: string[]) => {
      ink.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        ink.fillStyle = colour;
        ink.fillRect(0, 0, 1, 1);
      }
      return [...ink.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colours: string[]) => {
      const [red = 0, green = 0, blue = 0] = colourOf(colours).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind: string[] = [];
    for (let one: Element | null = element; one; one = one.parentElement)
      behind.unshift(getComputedStyle(one).backgroundColor);
    const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
    const [text, ground] = [luminance([...behind, color]), luminance(behind)];
    const { top, width, height } = element.getBoundingClientRect();
    return {
      top,
      width,
      height,
      fontSize: Number.parseFloat(fontSize),
      fontWeight: Number(fontWeight),
      isFilled: (colourOf([backgroundColor])[3] ?? 0) > 127,
      contrast: (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05),
    };
  });
}

/** How the protecting choice is weaker than the other one; nothing if it is not. */
export function weakness(protecting: Weight, other: Weight): string[] {
  return [
    ...(protecting.height < other.height - 1 || protecting.width < 0.8 * other.width ? ['smaller'] : []),
    ...(protecting.fontSize < other.fontSize || protecting.fontWeight < other.fontWeight ? ['in smaller letters'] : []),
    ...(other.isFilled && !protecting.isFilled ? ['without a colour'] : []),
    ...(protecting.contrast < 4.5 ? ['hard to read'] : []),
    ...(protecting.top > other.top + 1 ? ['below'] : []),
  ];
}
