import { shade } from './colour';
import { type Random, random } from './random';

/** A number in few characters: one decimal, no leading zero. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** Text made safe for XML content and attributes; characters that XML 1.0 forbids are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** An id of the picture: a, b, … z, a1, … . */
function short(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letter + Math.floor(index / 26);
}

/**
 * The drawing context of one picture: collects gradients (each once) and issues ids. Colour lists are written `'#fff
 * #f80@40 #820'` (offset in percent after @, opacity in percent after /).
 */
export class Kit {
  private readonly definitions: string[] = [];
  private readonly known = new Map<string, string>();
  private count = 0;
  readonly next: Random;

  constructor(seed: number) {
    this.next = random(seed);
  }

  id(): string {
    return short(this.count++);
  }

  /** Adds a definition (clip path, pattern, symbol) once per key and gives its id. */
  define(key: string, build: (id: string) => string): string {
    const found = this.known.get(key);
    if (found) return found;
    const id = this.id();
    this.known.set(key, id);
    this.definitions.push(build(id));
    return id;
  }

  /** A linear gradient over the shape's box; `angle` in degrees, 0 = top to bottom, 90 = left to right. */
  l(colours: string, angle = 0): string {
    const a = (angle * Math.PI) / 180;
    const at = (v: number) => String(Math.round(v * 100) / 100);
    const [x, y] = [Math.sin(a) / 2, Math.cos(a) / 2];
    const where =
      angle === 0 ? 'x2="0" y2="1"' : `x1="${at(0.5 - x)}" y1="${at(0.5 - y)}" x2="${at(0.5 + x)}" y2="${at(0.5 + y)}"`;
    return `url(#${this.define(`l${colours}${angle}`, (id) => `<linearGradient id="${id}" ${where}>${stops(colours)}</linearGradient>`)})`;
  }

  /** A radial gradient over the shape's box; centre and radius are ratios. */
  r(colours: string, cx = 0.5, cy = 0.5, r = 0.5): string {
    const where = cx === 0.5 && cy === 0.5 && r === 0.5 ? '' : ` cx="${cx}" cy="${cy}" r="${r}"`;
    return `url(#${this.define(`r${colours}${where}`, (id) => `<radialGradient id="${id}"${where}>${stops(colours)}</radialGradient>`)})`;
  }

  /** Clips `inner` to a shape. */
  clip(shape: string, inner: string): string {
    return `<g clip-path="url(#${this.define(`c${shape}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`)})">${inner}</g>`;
  }

  /** A drawing and its mirror image across x = 0. */
  sym(inner: string): string {
    const id = this.id();
    return `<g id="${id}">${inner}</g><use href="#${id}" transform="scale(-1 1)"/>`;
  }

  /** One drawing placed several times by transforms; the first is the drawing itself. */
  repeat(inner: string, transforms: readonly string[]): string {
    const id = this.id();
    const [first = '', ...rest] = transforms;
    return `<g transform="${first}"><g id="${id}">${inner}</g></g>${rest.map((t) => `<use href="#${id}" transform="${t}"/>`).join('')}`;
  }

  /** A round soft light. */
  glow(x: number, y: number, r: number, colour: string, strength = 80): string {
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${this.r(`${colour}/${strength} ${colour}/${Math.round(strength * 0.35)}@45 ${colour}/0`)}"/>`;
  }

  /** A lit ball with a highlight and a reflected rim. */
  ball(x: number, y: number, r: number, colour: string): string {
    const fill = this.r(
      `${shade(colour, 0.65)} ${colour}@45 ${shade(colour, -0.55)}@88 ${shade(colour, -0.2)}`,
      0.38,
      0.32,
      0.7,
    );
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/><ellipse cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.5)}" rx="${n(r * 0.38)}" ry="${n(r * 0.22)}" transform="rotate(-28 ${n(x - r * 0.3)} ${n(y - r * 0.5)})" fill="${this.l('#fff/90 #fff/5')}"/>`;
  }

  /** The SVG document; definitions come first. */
  svg(width: number, height: number, label: string, body: string): string {
    const defs = this.definitions.length ? `<defs>${this.definitions.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escapeXml(label)}</title>${defs}${body}</svg>`;
  }
}

function stops(colours: string): string {
  const list = colours.split(' ');
  return list
    .map((item, i) => {
      const [, colour, opacity, at] = /^([^/@]+)(?:\/(\d+))?(?:@(\d+))?$/.exec(item) ?? ['', item];
      const offset = at ? Number(at) / 100 : i / (list.length - 1 || 1);
      return `<stop${offset ? ` offset="${String(Math.round(offset * 100) / 100).replace(/^0/, '')}"` : ''} stop-color="${colour}"${opacity !== undefined && opacity !== '100' ? ` stop-opacity="${String(Number(opacity) / 100).replace(/^0\./, '.')}"` : ''}/>`;
    })
    .join('');
}

/** A filled path; `more` is further attributes. */
export function p(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** A circle. */
export function c(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** An ellipse. */
export function e(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** A group with a transform. */
export function at(transform: string, inner: string, more = ''): string {
  return `<g transform="${transform}"${more ? ` ${more}` : ''}>${inner}</g>`;
}

/** A rectangle. */
export function box(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** A stroke without fill. */
export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ''}/>`;
}

/** The path of a regular star or, with `inner` = `outer`, of a polygon. */
export function starPath(points: number, outer: number, inner: number, turnBy = 0): string {
  const list = Array.from({ length: points * 2 }, (_, i) => {
    const a = (i * Math.PI) / points - Math.PI / 2 + (turnBy * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    return `${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
  });
  return `M${list.join('L')}Z`;
}
