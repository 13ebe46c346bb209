import { type CSSProperties, memo, type ReactNode } from 'react';
import { Badge, type BadgeProps } from './Badge';
import { classNames } from './classNames';
import styles from './GameTile.module.css';
import { Icon } from './Icon';
import { useUi } from './UiProvider';

/** What a tile shows of a game. */
export interface TileGame {
  /** Unique in its list. */
  key: string;
  name: string;
  provider: string;
  /** URL of the cover; cropped to the template's ratio. */
  image: string;
  /** `srcset` with widths, where there are several. */
  imageSet?: string | undefined;
  /** CSS colour shown until the cover has loaded. */
  tint?: string | undefined;
}

/** Position of a tile in a virtualised list; set by the grid. */
export interface TileSlot {
  index: number;
  size: number;
  /** Number of entries of the whole list before the grid's. */
  before?: number | undefined;
  /** Roving tab index: false means reachable by arrow keys only. */
  tabbable: boolean;
  /** Its grid row, if rows before it are not rendered. */
  row?: number | undefined;
}

/** Props of {@link GameTile}. */
export interface GameTileProps {
  game: TileGame;
  /** The name as it is shown, where parts of it are marked. */
  title?: ReactNode;
  /** The path of the game; the tile is this link. */
  to: string;
  /** The path of the demo. */
  demoTo?: string | undefined;
  favourite?: boolean | undefined;
  /** Absent if favourites are not available. */
  onFavourite?: ((game: TileGame) => void) | undefined;
  badge?: string | undefined;
  badgeTone?: BadgeProps['tone'];
  /** Shown before the provider, so that narrow tiles keep it: table limits, a jackpot. Stored figures only. */
  note?: string | undefined;
  /** In the first view: the cover is loaded eagerly. */
  eager?: boolean;
  slot?: TileSlot | undefined;
}

/** A game in a list, styled by the site's template. Its size does not depend on the cover having loaded. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const {
    game,
    title = game.name,
    to,
    demoTo,
    favourite = false,
    onFavourite,
    badge,
    badgeTone = 'accent2',
    note,
    eager,
    slot,
  } = props;
  const {
    link: Link,
    labels,
    template: { tile: look },
  } = useUi();
  const tabIndex = slot && !slot.tabbable ? -1 : undefined;
  const place =
    slot &&
    ({ role: 'listitem', 'aria-posinset': (slot.before ?? 0) + slot.index + 1, 'aria-setsize': slot.size } as const);
  const demoLetters = demoTo ? ({ '--demo-letters': labels.demo.length } as CSSProperties) : undefined;
  return (
    <div {...place} className={classNames(styles.tile, look.tile)} style={{ gridRowStart: slot?.row, ...demoLetters }}>
      <Link to={to} className={classNames(styles.main, look.main)} tabIndex={tabIndex} data-tile={slot?.index ?? 0}>
        <img
          key={game.image}
          className={classNames(styles.cover, look.cover)}
          src={game.image}
          srcSet={game.imageSet}
          sizes="(min-width: 768px) 220px, 45vw"
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          style={game.tint ? ({ '--tint': game.tint } as CSSProperties) : undefined}
        />
        <span className={classNames(styles.name, look.name)}>{title}</span>
        <span className={classNames(styles.provider, look.provider)}>
          {note ? `${note} · ${game.provider}` : game.provider}
        </span>
      </Link>
      {badge && <Badge tone={badgeTone}>{badge}</Badge>}
      {onFavourite && (
        <button
          type="button"
          className={classNames(styles.favourite, look.favourite, favourite && styles.kept)}
          aria-label={favourite ? labels.removeFavourite(game.name) : labels.addFavourite(game.name)}
          tabIndex={tabIndex}
          onClick={() => onFavourite(game)}
        >
          <Icon name={favourite ? 'heart-filled' : 'heart'} />
        </button>
      )}
      {demoTo && (
        <Link
          to={demoTo}
          className={classNames(styles.demo, look.demo)}
          tabIndex={tabIndex}
          aria-label={`${labels.demo}: ${game.name}`}
        >
          {labels.demo}
        </Link>
      )}
    </div>
  );
});
