import type { TileGame } from '../src/GameTile';
import type { UiLabels } from '../src/labels';

/** English labels for the gallery; sites use the language bundles. */
export const labels: UiLabels = {
  close: 'Close',
  clear: 'Clear',
  retry: 'Try again',
  loading: 'Loading',
  required: 'Required',
  optional: 'Optional',
  amountDecimals: (amount, most) => `We read ${amount}. Enter no more than ${most} decimal places.`,
  amountWhole: (amount) => `We read ${amount}. Enter a whole number.`,
  amountUnclear: (example) => `This number is not clear. Write it like this: ${example}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  previous: 'Back',
  next: 'Next',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  play: 'Play',
  demo: 'Demo',
  addFavourite: (game) => `Keep ${game} as a favourite`,
  removeFavourite: (game) => `Drop ${game} from favourites`,
  providers: 'Providers',
  allProviders: 'All providers',
  findProvider: 'Find a provider',
  noProvider: 'No provider of that name.',
  showResults: 'Show games',
};

const first = ['Golden', 'Midnight', 'Lucky', 'Crimson', 'Emerald', 'Royal', 'Silent', 'Electric', 'Lunar', 'Desert'];
const second = ['Tiger', 'Harbour', 'Lantern', 'Reef', 'Temple', 'Express', 'Orchard', 'Falcon', 'Carnival', 'Vault'];
const providers = ['Northlight', 'Blue Harbour', 'Kumiko', 'Paper Fox', 'Ostra'];

function cover(seed: number, name: string): string {
  const hue = (seed * 47) % 360;
  const [one = '', two = ''] = name.split(' ');
  const rays = Array.from(
    { length: 9 },
    (_, n) => `<path d="M150 210 ${n * 75 - 150} -40h34z" fill="#fff" opacity=".06"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice"><defs><radialGradient id="g" cx=".5" cy=".45"><stop offset="0" stop-color="hsl(${hue} 85% 62%)"/><stop offset=".6" stop-color="hsl(${(hue + 25) % 360} 70% 34%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 70% 12%)"/></radialGradient></defs><rect width="300" height="400" fill="url(#g)"/>${rays.join('')}<circle cx="150" cy="185" r="${62 + (seed % 5) * 6}" fill="hsl(${(hue + 190) % 360} 80% 66%)"/><path d="M150 ${120 - (seed % 3) * 8} ${195 + (seed % 4) * 6} 225H${105 - (seed % 4) * 6}z" fill="hsl(${(hue + 320) % 360} 75% 40%)" opacity=".85"/><text x="150" y="292" font-family="Georgia" font-weight="bold" font-size="44" fill="#fff" text-anchor="middle">${one}</text><text x="150" y="330" font-family="Georgia" font-size="34" fill="#ffe9b0" text-anchor="middle">${two}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const covers = new Map<string, string>();

/** Fictitious games. */
export function games(count: number): TileGame[] {
  return Array.from({ length: count }, (_, n) => {
    const name = `${first[n % 10]} ${second[Math.floor(n / 10 + n * 3) % 10]}`;
    const picture = covers.get(name) ?? cover(n, name);
    covers.set(name, picture);
    return {
      key: String(n),
      name: n >= 100 ? `${name} ${Math.floor(n / 100) + 1}` : name,
      provider: providers[n % 5] ?? '',
      image: picture,
      tint: `hsl(${(n * 47) % 360} 45% 28%)`,
    };
  });
}

/** Providers with their number of games. */
export const providerOptions = providers.map((name, n) => ({ code: name, name, logo: '', count: 420 - n * 63 }));
