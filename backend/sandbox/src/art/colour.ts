type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(full.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hex([r, g, b]: Rgb): string {
  const value = [r, g, b].map((c) => Math.max(0, Math.min(255, Math.round(c))));
  return `#${value.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour between two `#rgb`/`#rrggbb` colours; `amount` is a ratio, 0 gives `a` and 1 gives `b`. */
export function mix(a: string, b: string, amount: number): string {
  const [x, y] = [rgb(a), rgb(b)];
  return hex([0, 1, 2].map((i) => (x[i] as number) + ((y[i] as number) - (x[i] as number)) * amount) as Rgb);
}

/** Lighter by a positive ratio, darker by a negative one. */
export function shade(colour: string, amount: number): string {
  return amount < 0 ? mix(colour, '#000000', -amount) : mix(colour, '#ffffff', amount);
}

/** Turns the hue by degrees; lightness and saturation stay about the same. */
export function turn(colour: string, degrees: number): string {
  const [r, g, b] = rgb(colour);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [a, p, q] = [(1 - cos) / 3, Math.sqrt(1 / 3) * sin, cos];
  return hex([
    r * (q + a) + g * (a - p) + b * (a + p),
    r * (a + p) + g * (q + a) + b * (a - p),
    r * (a - p) + g * (a + p) + b * (q + a),
  ]);
}
