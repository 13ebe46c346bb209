import { isLanguage } from '@marquee/contract/languages';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { usageOf } from '@marquee/settings/commands';
import { buckets } from '../registry/audience';
import type { Visitor } from '../registry/choices';
import type { SimulatedSite } from './simulate';
import { parsed } from './words';

/** A bucket, as a number or in the cookies of a request. */
function bucketIn(text: string): number {
  const bucket = Number(/(?:^|marquee_bucket=)(\d{1,5})(?:;|$)/.exec(text)?.[1] ?? Number.NaN);
  if (!(bucket >= 0 && bucket < buckets))
    throw new Error(`--visitor needs a number below ${buckets}, or cookies with marquee_bucket.`);
  return bucket;
}

/** The visitor of `<site> [--visitor <bucket|cookies>] [--language <code>]`. Throws for anything else. */
export function visitorIn(words: readonly string[], sites: readonly SimulatedSite[]): Visitor {
  const { values, positionals } = parsed(words, { visitor: { type: 'string' }, language: { type: 'string' } });
  const site = sites.find((one) => one.site === positionals[0]);
  if (!site) throw new Error(`Which site? There are ${sites.map((one) => one.site).join(', ')}.`);
  const [first = 'EN'] = site.languages;
  const { visitor, language = first } = values;
  if (positionals.length > 1 || !isLanguage(language)) throw new Error(usageOf('releases'));
  const bucket = visitor === undefined ? null : bucketIn(visitor);
  return { ...site, bucket, language, hostApi: hostApiVersion };
}
