/**
 * The provider logo code map (R3): the name of each logo file, and the codes of the providers that use it. A provider
 * may have several codes.
 */
export const providerLogos = {
  jili: ['JILI'],
  pgsoft: ['PGSOFT'],
  pragmatic: ['PPLAY', 'PPLAYLIVE'],
  fachai: ['FACHAI'],
  jdb: ['JDB'],
  ybat: ['YBAT'],
  epw: ['EPW'],
  evoplay: ['EVOPLAY'],
  aurelia: ['AURELIA'],
  northwick: ['NORTHWICK'],
  kiteworks: ['KITEWORKS'],
  lanterna: ['LANTERNA'],
  redshed: ['REDSHED'],
  moonrake: ['MOONRAKE'],
  tidepool: ['TIDEPOOL'],
  ironbark: ['IRONBARK'],
  sugarloaf: ['SUGARLOAF'],
  voltaic: ['VOLTAIC'],
  olivegrove: ['OLIVEGROVE'],
  brassbell: ['BRASSBELL'],
  snowmark: ['SNOWMARK'],
  papercut: ['PAPERCUT'],
  templebar: ['TEMPLEBAR'],
  cobaltfox: ['COBALTFOX'],
  harlequin: ['HARLEQUIN'],
  dunewalk: ['DUNEWALK'],
  glasshouse: ['GLASSHOUSE'],
  starling: ['STARLING'],
  wilderness: ['WILDERNESS'],
  pixelforge: ['PIXELFORGE'],
  carnivale: ['CARNIVALE'],
  silkroad: ['SILKROAD'],
  thunderfoot: ['THUNDERFOOT'],
  miramar: ['MIRAMAR'],
  grandcafe: ['GRANDCAFE'],
  salonrouge: ['SALONROUGE'],
  bluetable: ['BLUETABLE'],
  rivercard: ['RIVERCARD'],
  bingotown: ['BINGOTOWN'],
  drumroll: ['DRUMROLL'],
  paddock: ['PADDOCK'],
  silverspur: ['SILVERSPUR'],
  gallera: ['GALLERA'],
  apogee: ['APOGEE'],
  hashline: ['HASHLINE'],
  skylark: ['SKYLARK'],
  coralbay: ['CORALBAY'],
  floodlight: ['FLOODLIGHT'],
  terrace: ['TERRACE'],
} as const satisfies Record<string, readonly string[]>;

/** The name of a logo. */
export type ProviderLogo = keyof typeof providerLogos;

const logoOfCode = new Map(
  Object.entries(providerLogos).flatMap(([logo, codes]) => codes.map((code) => [code as string, logo as ProviderLogo])),
);

/** The logo of a provider; undefined if it is not in the map. */
export function providerLogoOf(code: string): ProviderLogo | undefined {
  return logoOfCode.get(code);
}

/** Narrows untrusted text to a logo's name. */
export function isProviderLogo(name: string): name is ProviderLogo {
  return Object.hasOwn(providerLogos, name);
}
