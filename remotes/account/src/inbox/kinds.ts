import type { Item } from './item';

/** Icon and name of what a message is about. */
export const kinds = {
  account: { icon: 'user', label: 'inbox.kind.account' },
  game: { icon: 'play', label: 'inbox.kind.game' },
  payment: { icon: 'wallet', label: 'inbox.kind.payment' },
  reward: { icon: 'gift', label: 'inbox.kind.reward' },
  security: { icon: 'shield', label: 'inbox.kind.security' },
  support: { icon: 'chat', label: 'inbox.kind.support' },
} as const;

/** What a message is about; an older backend does not say it. */
export function kindOf({ kind, reward }: Pick<Item, 'kind' | 'reward'>): (typeof kinds)[keyof typeof kinds] {
  return kinds[kind ?? (reward ? 'reward' : 'account')];
}
