import { useEffect, useRef, useState } from 'react';
import { IconButton } from './IconButton';
import { KeptFields } from './KeptFields';
import styles from './SearchBox.module.css';
import { TextInput } from './TextInput';
import { useUi } from './UiProvider';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** Name of the box, shown as its placeholder. */
  label: string;
  value: string;
  /** Name in the address of what is searched: without scripts the form asks for the page with it. */
  name?: string;
  /** What else the address says, and goes on saying: sent with the name. */
  kept?: URLSearchParams;
  /** Called when typing rests, and at once on clear and Enter. */
  onChange: (value: string) => void;
  /** What was found, e.g. "24 games"; announced when it changes. */
  status?: string;
  /** Rest in ms before `onChange`. */
  delay?: number;
}

/** Search as one types. */
export function SearchBox({ label, value, name, kept, onChange, status, delay = 150 }: SearchBoxProps) {
  const { labels } = useUi();
  const [text, setText] = useState(value);
  const emitted = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  function emit(next: string) {
    emitted.current = next;
    onChange(next);
  }

  // a value from outside (the address, a reset) replaces what is written
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
      <VisuallyHidden live>{value && status}</VisuallyHidden>
    </search>
  );
}
