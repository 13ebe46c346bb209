import type { KeptForm } from '@marquee/store/keptForm';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from './host';

export type { KeptForm };

/** Keeps a form's values while its player has to log in again, and gives them back on the same page. */
export function useKeptForm(form: KeptForm): void {
  const { root } = useHost();
  const { pathname } = useLocation();
  const latest = useRef(form);
  latest.current = form;
  const key = `${pathname} ${form.name}`;
  useEffect(() => root.forms.follow(key, latest), [root, key]);
}

/** A state that is kept like a form's: a choice or a text outside of `useForm`. */
export function useKeptState<T extends string | number | null>(name: string, initial: T) {
  const [value, setValue] = useState<T>(initial);
  useKeptForm({
    name,
    initial: { value: initial },
    values: { value },
    take: (typed) => setValue(typed.values.value as T),
  });
  return [value, setValue] as const;
}
