/** Names of the picture palettes, in the order of the templates' numbers. */
export const scenePalettes = [
  'evening',
  'graphite',
  'candy',
  'acid',
  'lagoon',
  'navy',
  'burgundy',
  'indigo',
  'paper',
  'comic',
  'neon',
  'amber',
  'news',
  'coral',
  'pixel',
  'ember',
  'festival',
  'slate',
  'midnight',
  'toys',
  'terracotta',
  'asphalt',
] as const;

export type ScenePaletteName = (typeof scenePalettes)[number];
