import { type Language, languages } from '@marquee/contract/languages';
import type { Bundle } from './text';

/**
 * Reads a host bundle in a language. What a page begins with is a file of its own; which others share one, the host's
 * build says.
 */
export async function readHostBundle(language: Language, bundle: string): Promise<Bundle> {
  const { tag } = languages[language];
  const file = (await import(/* webpackChunkName: "text-[request]" */ `./bundles/${tag}/${bundle}.json`)) as {
    default: Bundle;
  };
  return file.default;
}
