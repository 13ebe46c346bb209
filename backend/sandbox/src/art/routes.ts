import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Category } from '@marquee/contract/categories';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { encodingFor } from '@marquee/kernel/http/encoding';
import { visitorNetwork } from '@marquee/kernel/http/network';
import { FairQueue, type QueueLimits } from '@marquee/kernel/work/fairQueue';
import { type Context as AnyContext, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { brand, isBrandKind } from './brand';
import { cover, type Ratio, ratios } from './cover';
import { gamePicture } from './gamePicture';
import { markDrawings } from './marks';
import { isPalette } from './palettes';
import { isSceneKind, scene } from './scene';
import { type Crop, crops, type Mark } from './urls';

/** Titles and categories of games, for covers. */
type Titles = () => readonly {
  provider_code: string;
  game_code: string;
  name: string;
  category: Category;
  engine?: string;
}[];

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Size of the cache of compressed pictures, bytes: some two thousand. */
const mostBytes = 8 * 1024 * 1024;

/**
 * Pictures drawn at once, and waiting: drawing blocks the process, and compressing takes threads that password hashing
 * needs. A page may request some hundred new ones.
 */
const usualLimits: QueueLimits = { concurrent: 2, perCaller: 1, waitingPerCaller: 300, waitingInAll: 2000 };

type Packed = Uint8Array<ArrayBuffer>;
type Context = AnyContext<{ Bindings: Bindings }>;

/** A cache of compressed pictures. */
class Pictures {
  readonly #kept = new LRUCache<string, Packed>({
    maxSize: mostBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  readonly #making = new Map<string, Promise<Packed>>();
  readonly #queue: FairQueue;

  constructor(limits: QueueLimits) {
    this.#queue = new FairQueue(limits);
  }

  /**
   * The picture of a key, drawn and compressed once even for concurrent requests; undefined if it would have to be
   * drawn for a network over its limit. Requests without a network are the process's own.
   */
  get(key: string, network: string | undefined, draw: () => string): Packed | Promise<Packed> | undefined {
    const known = this.#kept.get(key) ?? this.#making.get(key);
    if (known || (network !== undefined && !this.#queue.hasCapacity(network))) return known;
    const made = this.#queue.run(network ?? '', () => this.#pack(key, draw())).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #pack(key: string, svg: string): Promise<Packed> {
    // The highest quality takes twenty times as long, for an eighth less.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    // Copied: the compressor returns a view of a larger buffer, which would be kept alive.
    const packed = new Uint8Array(await compress(svg, { params }));
    this.#kept.set(key, packed);
    return packed;
  }
}

const ratioOf = (text: string | undefined) => text?.replace('x', ':') as Ratio;

/**
 * The site's art under `/art`: covers, scenes, marks, crests. A URL with `?v=` (see `urls.ts`) is immutable, one
 * without is cached for a day; unknown ones are 404, and drawing for a network over its limit is 429. Covers take title
 * and category from `games`, so that URLs stay short.
 */
export function artRoutes(
  { games }: { games: Titles },
  limits: QueueLimits = usualLimits,
): Hono<{ Bindings: Bindings }> {
  const pictures = new Pictures(limits);
  let titles: Map<string, { title: string; category: Category; engine: string }> | undefined;
  const titleOf = (provider: string, game: string) => {
    titles ??= new Map(
      games().map(({ provider_code, game_code, name, category, engine = '' }) => [
        `${provider_code}/${game_code}`,
        { title: name, category, engine },
      ]),
    );
    return titles.get(`${provider}/${game}`);
  };
  const app = new Hono<{ Bindings: Bindings }>();
  const send = async (context: Context, key: string, draw: () => string) => {
    // By the connection's network, so that a forged header gains nothing.
    const network = visitorNetwork(context.req.raw.headers, context.env?.incoming?.socket, true);
    const packed = await pictures.get(key, network, draw);
    if (!packed) return context.text('Too many requests', 429, { 'retry-after': '10', 'cache-control': 'no-store' });
    const headers = {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': context.req.query('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // A game's frame has no origin of its own, and asks without cookies.
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
    };
    return encodingFor(context.req.header('accept-encoding'), ['br'])
      ? context.body(packed, 200, { ...headers, 'content-encoding': 'br' })
      : context.body(new Uint8Array(await decompress(packed)), 200, headers);
  };

  const sendCover = async (context: Context, provider: string, game: string, ratio: Ratio, plain: boolean) => {
    if (!Object.hasOwn(ratios, ratio)) return context.notFound();
    const found = titleOf(provider, game);
    if (!found) return context.notFound();
    const { title, category } = found;
    const input = { providerCode: provider, gameCode: game, ratio, title, category, plain };
    return send(
      context,
      `cover/${ratio}${plain ? '.plain' : ''}/${found.category}/${provider}/${game}/${found.title}`,
      () => cover(input),
    );
  };
  app.get('/art/cover/:provider/:file', (context) => {
    const { provider, file } = context.req.param();
    const [, game, shape, plain] = /^(.{1,80}?)\.(\d+x\d+)(\.plain)?\.svg$/.exec(file) ?? [];
    return game ? sendCover(context, provider, game, ratioOf(shape), Boolean(plain)) : context.notFound();
  });

  app.get('/art/game/:provider/:file', (context) => {
    const { provider, file } = context.req.param();
    const [, game = '', part = ''] = /^(.{1,80})\.(\w+)\.svg$/.exec(file) ?? [];
    const found = titleOf(provider, game);
    const draw = found && gamePicture(part, { providerCode: provider, gameCode: game, ...found });
    return draw
      ? send(context, `game/${part}/${found.category}/${provider}/${game}/${found.title}`, draw)
      : context.notFound();
  });

  app.get('/art/scene/:kind/:palette/:file', (context) => {
    const { kind, palette, file } = context.req.param();
    const match = /^(\d{1,6})\.(\w+)\.svg$/.exec(file);
    const crop = match?.[2] as Crop;
    if (!match || !Object.hasOwn(crops, crop) || !isSceneKind(kind) || !isPalette(palette)) return context.notFound();
    const [width, height] = crops[crop];
    const seed = Number(match[1]);
    return send(context, `scene/${kind}/${palette}/${seed}/${crop}`, () =>
      scene({ kind, palette, seed, width, height }),
    );
  });

  app.get('/art/brand/:palette/:file', (context) => {
    const { palette, file } = context.req.param();
    const [, name = '', kind = ''] = /^(.{1,80})\.(\w+)\.svg$/u.exec(file) ?? [];
    if (!isBrandKind(kind) || !isPalette(palette)) return context.notFound();
    return send(context, `brand/${palette}/${kind}/${name}`, () => brand(kind, palette, name));
  });

  for (const folder of ['logo', 'crest'] as const) {
    app.get(`/art/${folder}/:mark/:file`, (context) => {
      const { mark, file } = context.req.param();
      const name = /^(.{1,80})\.svg$/u.exec(file)?.[1];
      const inCrest = mark === 'crest' || mark === 'league';
      if (!name || !Object.hasOwn(markDrawings, mark) || inCrest !== (folder === 'crest')) return context.notFound();
      const svg = markDrawings[mark as Mark](name);
      return svg ? send(context, `${mark}/${name}`, () => svg) : context.notFound();
    });
  }
  return app;
}
