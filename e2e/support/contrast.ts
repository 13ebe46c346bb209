import type { Page } from '@playwright/test';

/**
 * Colours of a page that asks for more contrast, and fall below what WCAG 2.2 calls enhanced for texts (1.4.6, 7 : 1)
 * or wants of the edges of controls (1.4.11, 3 : 1): a line each.
 */
export function contrastFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const ink = canvas.getContext('2d', { willReadFrequently: true });
    const luminance = (name: string) => {
      probe.style.color = `var(--${name})`;
      if (!ink) throw new Error('The browser draws nothing');
      ink.fillStyle = getComputedStyle(probe).color;
      ink.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...ink.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const faults: string[] = [];
    for (const [name, least] of [
      ['text', 7],
      ['text-muted', 7],
      ['line', 3],
    ] as const)
      for (const surface of ['surface-0', 'surface-1', 'surface-2']) {
        const [one, other] = [luminance(name), luminance(surface)];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (ratio < least) faults.push(`${name} on ${surface} has ${ratio.toFixed(1)} : 1`);
      }
    probe.remove();
    return faults;
  });
}
