import { version as hostApi } from '@marquee/sdk/package.json';

/** Where an open page asks what is live: it says its host API, so that it gets no version that needs a newer one. */
export function registryUrl(language: string): string {
  return `/registry.json?${new URLSearchParams({ language, hostApi })}`;
}
