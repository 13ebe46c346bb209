import { type Language, languages } from '@marquee/contract/languages';
import type { Bundle } from './text';

/** Reads a host bundle in a language; each is a file of its own, so that only what is needed is fetched. */
export async function readHostBundle(language: Language, bundle: string): Promise<Bundle> {
  const { tag } = languages[language];
  const file = (await import(/* webpackChunkName: "text-[request]" */ `./bundles/${tag}/${bundle}.json`)) as {
    default: Bundle;
  };
  return file.default;
}
