import { channels } from '@marquee/contract/calls/marketing.schemas';
import { products } from '@marquee/contract/products';
import type { Persons } from '../persons/persons';
import type { Subject } from './consents';

type Sealing = Pick<Persons, 'seal' | 'isSealed'>;

const sealed = (playerId: string, { product, channel }: Subject) => `marketing ${playerId} ${product} ${channel}`;

/**
 * The path of the page where a marketing message is stopped without a login. Whoever has the link can only withdraw; it
 * never ends, because a message may be read years later.
 */
export function withdrawPath(keys: Sealing, playerId: string, subject: Subject): string {
  const link = [playerId, subject.product, subject.channel, keys.seal(sealed(playerId, subject))].join('.');
  return `/consents?link=${link}`;
}

/** Whom and what a link is about; undefined if it is not ours. */
export function readLink(keys: Sealing, link: string): { playerId: string; subject: Subject } | undefined {
  const [playerId = '', first, second, seal = ''] = link.split('.');
  const [product, channel] = [products.find((one) => one === first), channels.find((one) => one === second)];
  if (!product || !channel) return undefined;
  const subject = { product, channel };
  return keys.isSealed(sealed(playerId, subject), seal) ? { playerId, subject } : undefined;
}
