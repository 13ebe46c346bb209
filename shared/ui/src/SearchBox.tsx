import { useEffect, useRef, useState } from 'react';
import { IconButton } from './IconButton';
import { KeptFields } from './KeptFields';
import styles from './SearchBox.module.css';
import { TextInput } from './TextInput';
import { useUi } from './UiProvider';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** Accessible name, also the placeholder. */
  label: string;
  value: string;
  /** Name of the query parameter: without scripts the form submits it. */
  name?: string;
  /** Other query parameters to keep, submitted as well. */
  kept?: URLSearchParams;
  /** Called after a debounce, and at once on clear and Enter. */
  onChange: (value: string) => void;
  /** What was found, e.g. "24 games", empty where nothing was asked; announced when it changes. */
  status?: string;
  /** Debounce in ms. */
  delay?: number;
}

/** Search as you type. */
export function SearchBox({ label, value, name, kept, onChange, status, delay = 150 }: SearchBoxProps) {
  const { labels } = useUi();
  const [text, setText] = useState(value);
  const emitted = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  function emit(next: string) {
    emitted.current = next;
    onChange(next);
  }

  // an external value (URL, reset) replaces the text
  if (value !== emitted.current) {
    emitted.current = value;
    if (text !== value) setText(value);
  }

  const latest = useRef(emit);
  latest.current = emit;
  useEffect(() => {
    if (text === emitted.current) return;
    const timer = setTimeout(() => latest.current(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  function clear() {
    setText('');
    emit('');
    input.current?.focus();
  }

  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          emit(text);
        }}
      >
        <KeptFields fields={kept} />
        <TextInput
          ref={input}
          type="search"
          {...(name && { name })}
          label={label}
          placeholder={label}
          icon="search"
          inputMode="search"
          autoComplete="off"
          value={text}
          onChange={setText}
          suffix={text && <IconButton icon="close" label={labels.clear} onClick={clear} />}
        />
      </form>
      <VisuallyHidden live>{status}</VisuallyHidden>
    </search>
  );
}
