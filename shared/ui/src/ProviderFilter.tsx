import { useMemo, useState } from 'react';
import { Button } from './Button';
import { Checkbox } from './Checkbox';
import styles from './ProviderFilter.module.css';
import { SearchBox } from './SearchBox';
import { Sheet } from './Sheet';
import { useUi } from './UiProvider';

/** A selectable provider. */
export interface ProviderOption {
  code: string;
  name: string;
  /** URL of its logo, 3:1; empty if it has none. */
  logo: string;
  /** Number of its games in this lobby. */
  count: number;
}

/** Props of {@link ProviderFilter}. */
export interface ProviderFilterProps {
  options: readonly ProviderOption[];
  /** Selected codes; none means all. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
}

/** Multiple selection of providers, with counts and a search, in a sheet that applies changes immediately. */
export function ProviderFilter({ options, value, onChange }: ProviderFilterProps) {
  const { labels } = useUi();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const chosen = options.filter((option) => value.includes(option.code));

  return (
    <>
      <Button icon="filter" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <span>{chosen.length === 1 ? chosen[0]?.name : labels.providers}</span>
        {chosen.length > 1 && <span className={styles.count}>{chosen.length}</span>}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={labels.providers}
        place="side"
        footer={
          <>
            <Button variant="quiet" onClick={() => onChange([])}>
              {labels.allProviders}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {labels.showResults}
            </Button>
          </>
        }
      >
        <Choice options={options} value={value} onChange={onChange} query={query} onQuery={setQuery} />
      </Sheet>
    </>
  );
}

/** The sheet's content. */
function Choice({
  options,
  value,
  onChange,
  query,
  onQuery,
}: ProviderFilterProps & { query: string; onQuery: (query: string) => void }) {
  const { labels } = useUi();
  const found = useMemo(() => {
    const wanted = query.trim().toLocaleLowerCase();
    return options.filter((option) => option.name.toLocaleLowerCase().includes(wanted));
  }, [options, query]);

  function toggle(code: string, on: boolean) {
    onChange(on ? [...value, code] : value.filter((other) => other !== code));
  }

  return (
    <>
      <div className={styles.search}>
        <SearchBox
          label={labels.findProvider}
          value={query}
          onChange={onQuery}
          status={query && String(found.length)}
          delay={0}
        />
      </div>
      {found.length === 0 && <p className={styles.none}>{labels.noProvider}</p>}
      <ul>
        {found.map((option) => (
          <li key={option.code}>
            <Checkbox
              checked={value.includes(option.code)}
              onChange={(on) => toggle(option.code, on)}
              detail={option.count}
            >
              <span className={styles.option}>
                {option.logo && (
                  <img src={option.logo} alt="" width={96} height={32} loading="lazy" className={styles.logo} />
                )}
                <span>{option.name}</span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );
}
