import { type CSSProperties, memo } from 'react';
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
  /** URL of the cover; any size, it is cut to the template's ratio. */
  image: string;
  /** `srcset` with widths, where there are several. */
  imageSet?: string | undefined;
  /** CSS colour of the cover, shown until it has arrived. */
  tint?: string | undefined;
}

/** Place of a tile in a virtualised list; the grid gives it. */
export interface TileSlot {
  index: number;
  size: number;
  /** Entries of the whole list before those that the grid has. */
  before?: number | undefined;
  /** False takes the tile out of the tab order: the arrows lead to it. */
  tabbable: boolean;
  /** The line of the grid at which it begins, where rows are missing between those that are there. */
  row?: number | undefined;
}

/** Props of {@link GameTile}. */
export interface GameTileProps {
  game: TileGame;
  /** Where the game is played; the tile is this link. */
  to: string;
  /** Where it can be tried without money. */
  demoTo?: string | undefined;
  favourite?: boolean | undefined;
  /** Absent where nothing can be kept. */
  onFavourite?: ((game: TileGame) => void) | undefined;
  badge?: string | undefined;
  badgeTone?: BadgeProps['tone'];
  /** Before the provider, so that a narrow tile keeps it: limits of a table, a jackpot. Stored figures only. */
  note?: string | undefined;
  /** Covers in the first view load at once. */
  eager?: boolean;
  slot?: TileSlot | undefined;
}

/** A game in a list, in the shape of the site's template. Its size is known before its cover has arrived. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, to, demoTo, favourite = false, onFavourite, badge, badgeTone = 'accent2', note, eager, slot } = props;
  const {
    link: Link,
    labels,
    template: { tile: look },
  } = useUi();
  const tabIndex = slot && !slot.tabbable ? -1 : undefined;
  const place =
    slot &&
    ({ role: 'listitem', 'aria-posinset': (slot.before ?? 0) + slot.index + 1, 'aria-setsize': slot.size } as const);
  return (
    <div
      {...place}
      className={classNames(styles.tile, look.tile)}
      style={slot?.row ? { gridRowStart: slot.row } : undefined}
    >
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
        <span className={classNames(styles.name, look.name)}>{game.name}</span>
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
