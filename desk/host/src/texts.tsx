import { type Language, languages } from '@marquee/contract/languages';
import { createContext, use } from 'react';
import type english from './locales/en.json';

/** A text of the frame: its key in `locales/<tag>.json`. */
export type TextKey = keyof typeof english;

/** The texts of a language by key, with `{{names}}` of values. */
export type Bundle = Readonly<Record<TextKey, string>>;

/** Its name, in every language. */
export const productName = 'Marquee desk';

/** Loads the texts of one language; the others are not loaded. Rejects if they cannot be. */
export async function loadTexts(language: Language): Promise<Bundle> {
  const file = (await import(/* webpackChunkName: "text-[request]" */ `./locales/${languages[language].tag}.json`)) as {
    default: Bundle;
  };
  return file.default;
}

/** Fills values into a text: numbers as the language writes them. */
export function fill(text: string, language: Language, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    // Nepali is missing in some browsers; its digits are grouped as in India.
    return typeof value === 'number' ? value.toLocaleString([languages[language].intl, 'en-IN']) : value;
  });
}

/** How long something has waited, as the language writes it, in the largest whole unit. */
export function ageKey(minutes: number): { key: TextKey; number: number } {
  if (minutes < 60) return { key: 'age.minutes', number: Math.max(0, Math.floor(minutes)) };
  return minutes < 2880
    ? { key: 'age.hours', number: Math.floor(minutes / 60) }
    : { key: 'age.days', number: Math.floor(minutes / 1440) };
}

/** The texts of the frame in the language that the person reads. */
export interface Texts {
  language: Language;
  t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
}

/** The texts of a loaded bundle. */
export const textsOf = (language: Language, bundle: Bundle): Texts => ({
  language,
  t: (key, values) => fill(bundle[key], language, values),
});

const Context = createContext<Texts | null>(null);

/** Gives the frame its texts. */
export const TextsProvider = Context;

/** The texts of the frame. Throws outside of its provider. */
export function useTexts(): Texts {
  const texts = use(Context);
  if (!texts) throw new Error('A part of the frame stands outside of its texts');
  return texts;
}
