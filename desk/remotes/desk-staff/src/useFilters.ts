import { useSearchParams } from '@marquee/desk-sdk';
import { type FormEvent, useState } from 'react';

/** The fields of a form of filters by their names, which the address keeps. */
export interface Filters {
  shownOf: (name: string) => string;
  type: (name: string) => (value: string) => void;
  /** Takes what was typed into the address, and begins with its first page, which `page` names there. */
  apply: (event: FormEvent) => void;
}

/** Filters that apply when their form is sent. */
export function useFilters(names: readonly string[], page: string): Filters {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const shownOf = (name: string) => typed[name] ?? query.get(name) ?? '';
  return {
    shownOf,
    type: (name) => (value) => setTyped({ ...typed, [name]: value }),
    apply(event) {
      event.preventDefault();
      setQuery((before) => {
        const after = new URLSearchParams(before);
        after.delete(page);
        for (const name of names) {
          const value = shownOf(name).trim();
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      });
    },
  };
}
