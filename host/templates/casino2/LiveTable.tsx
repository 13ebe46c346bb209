import type { GameTile } from '@marquee/contract/entities';
import { gamePicture } from '@marquee/contract/gamePicture';
import { Button, Icon, observer, Skeleton, tilePath, useFormat, useSession } from '@marquee/sdk';
import { useText } from '@marquee/shell/text';
import styles from './LiveTable.module.css';

/** The live state of a table: its picture, its limits as money, the seats taken, and the link to join. */
export const LiveTable = observer(function LiveTable({ table }: { table: GameTile | undefined }) {
  const t = useText();
  const format = useFormat();
  const { isAuthenticated } = useSession();
  if (!table)
    return (
      <div className={styles.waiting}>
        <Skeleton shape="block" />
      </div>
    );
  const { seats, stake } = table;
  return (
    <article className={styles.table} aria-label={table.game_name}>
      <img
        className={styles.cover}
        src={gamePicture(table.game_image, '16x10.plain')}
        alt=""
        width={640}
        height={400}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>{table.game_name}</h3>
        <p className={styles.provider}>{table.provider_name}</p>
        <p className={styles.facts}>
          <span>{format.moneyRange(stake.minimum, stake.maximum)}</span>
          {seats && (
            <span className={styles.seats}>
              <Icon name="user" size={16} />
              {t('hero.seats', { taken: format.number(seats.taken), total: format.number(seats.total) })}
            </span>
          )}
        </p>
        <Button to={tilePath(table, isAuthenticated)} variant="secondary" icon="play" block>
          {t('kit.play')}
        </Button>
      </div>
    </article>
  );
});
