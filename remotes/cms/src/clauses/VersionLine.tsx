import { Link, Notice, useFormat } from '@marquee/sdk';
import type { useInfoPage } from '../pages/useInfoPage';
import { useText } from '../text';
import styles from './Clauses.module.css';

type Document = NonNullable<ReturnType<typeof useInfoPage>['document']>;

/** Which version is read and since when it holds, that an older one is read, and the list of all versions. */
export function VersionLine({ path, document: { version, versions } }: { path: string; document: Document }) {
  const t = useText();
  const format = useFormat();
  const [newest] = versions;
  const read = versions.find((one) => one.version === version) ?? newest;
  if (!read || !newest) return null;
  const others = versions.filter((one) => one !== read);
  return (
    <div className={styles.versions}>
      <p className={styles.version}>{t('clauses.version', { version: read.version, day: format.date(read.at) })}</p>
      {read !== newest && (
        <Notice tone="warning">
          <span>{t('clauses.older')}</span> <Link to={path}>{t('clauses.newest')}</Link>
        </Notice>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('clauses.versions')}</summary>
          <ul>
            {others.map((one) => (
              <li key={`${one.version} ${one.at}`}>
                <Link to={one === newest ? path : `${path}?version=${one.version}`}>
                  {t('clauses.version', { version: one.version, day: format.date(one.at) })}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
