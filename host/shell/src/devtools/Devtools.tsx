import type { RemoteState } from '@marquee/federation-runtime/loader';
import { useHost } from '@marquee/sdk/host';
import { useCallback, useEffect, useState } from 'react';
import { useShell } from '../context/shell';
import styles from './Devtools.module.css';
import { choiceText, type Explained, failureText, readWhy, stateText, type Why } from './readWhy';
import { doubled, sharedCopies } from './sharedCopies';

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item, index) => (
      <li key={`${index} ${item}`}>{item}</li>
    ))}
  </ul>
);

/** One remote: what the tab runs, what the edge gives and why, how long loads took, and what failed. */
function Remote({ explained, state }: { explained: Explained; state: RemoteState }) {
  const { remote, version, choices, isHidden } = explained;
  const { failures, timings } = state;
  const given = isHidden ? 'nothing here' : (version ?? 'a card');
  const isOther = state.version !== undefined && state.version !== version;
  return (
    <details open={failures.length > 0}>
      <summary className={failures.length > 0 || isOther ? styles.bad : undefined}>
        {`${remote}: ${stateText(state)}; the edge gives ${given}; failures: ${failures.length}`}
      </summary>
      <List
        items={[
          ...choices.map(choiceText),
          ...timings.map(({ module, version, milliseconds }) => `${module} of ${version} loaded in ${milliseconds} ms`),
          ...failures.map((failure) => `failed: ${failureText(failure)}`),
        ]}
      />
    </details>
  );
}

/** Shared modules, and a warning where there are two of one. */
function Shared() {
  const copies = sharedCopies();
  const twice = doubled(copies);
  const uses = (usedIn: readonly string[]) => (usedIn.length > 0 ? `, used in ${usedIn.join(', ')}` : '');
  return (
    <details open={twice.length > 0}>
      <summary className={twice.length > 0 ? styles.bad : undefined}>
        {twice.length > 0
          ? `shared: two copies of ${twice.join(', ')}`
          : `shared: ${copies.length} modules, one copy each`}
      </summary>
      <List
        items={copies.map(
          ({ name, version, from, usedIn, isLoaded }) =>
            `${name} ${version} of ${from}${uses(usedIn)}${isLoaded ? '' : ', not loaded'}`,
        )}
      />
    </details>
  );
}

/**
 * The panel of `?marquee-devtools`, for developers and in English: which version of each remote this tab runs, which
 * the edge gives and why, timings, failures and shared modules (ADR 88). It shows nothing that its visitor could not
 * ask the site for.
 */
export function Devtools({ onClose }: { onClose: () => void }) {
  const { loader, view } = useShell();
  const { language } = useHost().texts;
  const [why, setWhy] = useState<Why>();
  const [error, setError] = useState('');
  const [, setCount] = useState(0);
  const look = useCallback(async () => {
    try {
      setWhy(await readWhy(language));
      setError('');
    } catch (reason) {
      setError(String(reason));
    }
    // What the loader knows changes without telling.
    setCount((count) => count + 1);
  }, [language]);
  useEffect(() => void look(), [look, view.revision]);
  return (
    <section className={styles.panel} lang="en" dir="ltr" aria-label="Marquee devtools" data-devtools>
      <div className={styles.head}>
        <h2>
          {why
            ? `revision ${why.revision}, ${why.site}, bucket ${why.bucket ?? 'none'}, host API ${why.hostApi}`
            : 'Marquee devtools'}
        </h2>
        <button type="button" onClick={() => void look()}>
          Look again
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <p role="status">{error && `The edge does not say why: ${error}`}</p>
      {why?.remotes.map((explained) => (
        <Remote key={explained.remote} explained={explained} state={loader.stateOf(explained.remote)} />
      ))}
      <Shared />
    </section>
  );
}
