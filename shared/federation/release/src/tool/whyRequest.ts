import { isLanguage } from '@marquee/contract/languages';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { usageOf } from '@marquee/settings/commands';
import { buckets } from '../registry/audience';
import type { Visitor } from '../registry/choices';
import type { SimulatedSite } from './simulate';

/** A bucket, as a number or in the cookies of a request. */
function bucketIn(text: string): number {
  const bucket = Number(/(?:^|marquee_bucket=)(\d{1,5})(?:;|$)/.exec(text)?.[1] ?? Number.NaN);
  if (!(bucket >= 0 && bucket < buckets))
    throw new Error(`--visitor needs a number below ${buckets}, or cookies with marquee_bucket.`);
  return bucket;
}

/** The visitor of `<site> [--visitor <bucket|cookies>] [--language <code>]`. Throws for anything else. */
export function visitorIn(words: readonly string[], sites: readonly SimulatedSite[]): Visitor {
  const [name, ...rest] = words;
  const site = sites.find((one) => one.site === name);
  if (!site) throw new Error(`Which site? There are ${sites.map((one) => one.site).join(', ')}.`);
  const [first = 'EN'] = site.languages;
  const visitor: Visitor = { ...site, bucket: null, language: first, hostApi: hostApiVersion };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const value = rest.shift() ?? '';
    if (word === '--visitor') visitor.bucket = bucketIn(value);
    else if (word === '--language' && isLanguage(value)) visitor.language = value;
    else throw new Error(usageOf('releases'));
  }
  return visitor;
}
