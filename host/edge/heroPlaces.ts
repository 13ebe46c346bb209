/** From the edge of the page to its content. */
const side = 'max(var(--gutter),(100% - var(--content-width))/2)';
/** A picture with no room of its own: the hero's box is drawn by the host. */
const bare = '.sk-hero{background:none}';
const at = (inset: string) => `position:absolute;inset:${inset};block-size:auto`;

/**
 * Where the first slide's picture stands in heroes that do not fill their box with it, by hero variant: on a phone, and wide. The
 * host's picture comes to lie on the skeleton's, so nothing jumps; what lies beside a text of unknown length is near its place.
 */
export const heroPlaces: Readonly<Record<string, readonly [phone: string, wide: string]>> = {
  arcade: [
    `${bare}.sk-hero{padding:34px calc(var(--gutter) + 10px) 6px}.sk-hero picture{inline-size:calc(min((100% + 20px)*.84,24rem) - 20px);border-radius:50% 50% 0 0/13.5rem 13.5rem 0 0;overflow:hidden}`,
    `.sk-hero{padding-inline:${side}}.sk-hero picture{inline-size:calc((100% - 2*var(--space-6))*2.1/4.1 - 20px);margin-inline:auto;border-radius:50% 50% 0 0/min(21.5rem,77%) min(21.5rem,77%) 0 0}`,
  ],
  'building-blocks': [
    `${bare}.sk-hero{padding:30px calc(var(--gutter) + 12px)}.sk-hero picture{block-size:calc(100% - 21rem);border-radius:calc(var(--radius-l) - 8px);overflow:hidden}`,
    `.sk-hero{padding:42px ${side} 34px}.sk-hero picture{block-size:100%;inline-size:calc(((100% - 20px)*2.5/3.5 - 36px)*1.2/2.3);margin-inline-start:calc(((100% - 20px)*2.5/3.5 - 36px)*1.1/2.3 + 18px)}.sk-hero img{object-position:80% center}`,
  ],
  collage: [
    `${bare}.sk-hero picture{${at('4% 4% 41%')};border:10px solid var(--text);rotate:-2deg}`,
    '.sk-hero picture{inset:6% 19% 13% 15%;border-width:14px}.sk-hero img{object-position:74% center}',
  ],
  editorial: [
    '.sk-hero{background:none;padding:var(--space-4) var(--gutter) 15.75rem}',
    '.sk-hero{inline-size:100%;max-inline-size:calc(var(--content-width) + 2*var(--gutter));margin-inline:auto;padding:var(--space-8) var(--gutter) 0}.sk-hero picture{margin-inline-start:42%}',
  ],
  greeting: ['', '.sk-hero picture{margin-inline-start:auto;inline-size:min(100%,44rem)}'],
  lagoon: ['.sk-hero picture{block-size:80%}', '.sk-hero picture{block-size:100%}'],
  'live-split': ['', '.sk-hero img{object-position:70% 30%;transform:translateX(-7%) scale(1.14)}'],
  orbit: [
    `${bare}.sk-hero{--world:min(60vw,15.5rem)}.sk-hero picture{position:absolute;inset-block-start:3rem;inset-inline-start:calc(50% - var(--world)/2);inline-size:var(--world);block-size:var(--world);border-radius:50%;corner-shape:round;overflow:hidden}`,
    '.sk-hero{--world:calc(var(--hero-size)*.72)}.sk-hero picture{inset-block-start:calc(50% - var(--world)/2);inset-inline-start:calc(71% - var(--world)/2)}.sk-hero img{object-position:82% center}',
  ],
  'panel-strip': [
    `${bare}.sk-hero{padding:calc(var(--space-1) + 4px) calc(var(--gutter) + 4px) 4px}.sk-hero picture{block-size:calc((100% + 8px)*2.1/3.1 - 8px);clip-path:polygon(0 0,100% 0,100% 91%,0 100%)}`,
    `.sk-hero{padding-inline:calc(${side} + 4px)}.sk-hero picture{block-size:100%;inline-size:calc((100% + 8px)*1.9/2.9 - 8px);clip-path:polygon(0 0,100% 0,93.5% 100%,0 100%)}`,
  ],
  parallax: ['.sk-hero img{block-size:112%}', ''],
  'pixel-scene': [
    `${bare}.sk-hero{padding:var(--space-3) var(--gutter) 0}.sk-hero picture{block-size:14.1rem;border:4px solid var(--text);border-radius:8px;overflow:hidden}`,
    `.sk-hero{padding:var(--space-6) ${side} 64px}.sk-hero picture{block-size:100%;inline-size:calc((100% - var(--space-4))*1.6/2.6);margin-inline-start:auto}.sk-hero img{object-position:82% center}`,
  ],
  'poster-wall': [
    `${bare}.sk-hero{padding:var(--space-2) var(--gutter)}.sk-hero picture{inline-size:82%;border:1px solid var(--line);border-radius:var(--radius-m);overflow:hidden}`,
    // beside the four other slides that sites have
    `.sk-hero{padding-inline:${side}}.sk-hero picture{inline-size:calc((100% - 42px)*3/7 + 2px)}`,
  ],
  postcard: [
    '.sk-bar{position:relative;z-index:1}.sk-hero{background:none;margin-block-start:-18px;block-size:calc(var(--hero-size) + 18px);padding-block-end:9rem}',
    '.sk-hero{padding-block-end:3.5rem}',
  ],
  signboards: [
    '.sk-hero{background:none;padding-inline-end:96px}',
    '.sk-hero{padding:8px calc(var(--gutter) + 4*(clamp(4.5rem,7.5vw,8rem) + 8px)) 8px var(--gutter)}',
  ],
  stage: ['', '.sk-hero img{max-inline-size:none;inline-size:134%;margin-left:-40%}'],
  'three-up': [
    `${bare}.sk-hero{padding:var(--space-3) var(--gutter) 0}.sk-hero picture{inline-size:min(86%,26rem);border-radius:var(--radius-l);overflow:hidden}`,
    `.sk-hero{padding:var(--space-4) ${side} 0}.sk-hero picture{inline-size:calc((100% - 2*var(--gutter))/3)}.sk-hero img{object-position:70% 30%}`,
  ],
};
