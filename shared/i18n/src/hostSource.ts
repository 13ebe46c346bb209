import { type Language, languages } from '@marquee/contract/languages';
import type { Bundle } from './text';

/**
 * Loads a host bundle in a language. The texts of the first render have a file of their own; the host's build groups
 * the others.
 */
export async function readHostBundle(language: Language, bundle: string): Promise<Bundle> {
  const { tag } = languages[language];
  const file = (await import(/* webpackChunkName: "text-[request]" */ `./bundles/${tag}/${bundle}.json`)) as {
    default: Bundle;
  };
  return file.default;
}
